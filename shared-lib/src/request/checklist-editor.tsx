import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  acceptsMessages,
  checklistInput,
  type ChecklistInput,
  type ChecklistItem,
  type ChecklistOffer,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { countOf, formatNumber } from 'shared-lib/format';
import { Form, FormDraft, FormFailure, SubmitButton, TextAreaField, TextField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { ChecklistItems, ChecklistRow } from './checklist-item.tsx';
import { ClosedDayInput } from './date-inputs.tsx';
import { Details } from './phase-details.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { useRequestCalls } from './request-area.ts';
import { anchors } from './request-title.tsx';
import { useAction } from './run-action.ts';

const { checklist: labels } = requestPanels;

interface Props {
  request: StaffRequestDetail;
  calls: ReturnType<typeof useRequestCalls<StaffRequestDetail>>;
}

type Item = ChecklistInput['items'][number];
interface Values {
  items: { title: string; note?: string | undefined; due_at?: string | null | undefined }[];
}
const EMPTY: Values = { items: [{ title: '', note: '' }] };

/** Asks for one more document. */
const NewDocument = ({ request: { reference }, calls }: Props) => {
  const form = useContractForm<Values, ChecklistInput>(checklistInput, { defaults: EMPTY });
  const send = async (input: ChecklistInput) => {
    await calls.change('post', '/checklist', input);
    toast.success(labels.asked);
    form.reset(EMPTY);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={`checklist:${reference}`} />
      <Stack $gap="4">
        <FormFailure />
        <TextField<Values> name="items.0.title" label={labels.itemTitle} />
        <TextAreaField<Values> name="items.0.note" label={labels.itemNote} rows={2} optional />
        <ClosedDayInput name="items.0.due_at" label={labels.itemDue} />
        <div>
          <SubmitButton size="small">{labels.ask}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

/** Asks for the whole list of the service, after showing it: the client gets one message. */
const ServiceList = ({ offer, calls }: Pick<Props, 'calls'> & { offer: ChecklistOffer }) => {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning } = useAction();
  const items = offer.titles.map((title): Item => ({ title, note: '' }));
  const ask = () =>
    run(
      'offer',
      async () => {
        await calls.change('post', '/checklist', { items });
        setIsAsking(false);
      },
      { done: labels.asked, failed: labels.failed },
    );
  return (
    <div data-screen-only>
      <Button size="small" tone="quiet" onClick={() => setIsAsking(true)}>
        {labels.offer(offer.service, countOf(items.length, labels.offered))}
      </Button>
      {isAsking && (
        <Dialog
          open
          title={labels.offerTitle(countOf(items.length, labels.documents))}
          onClose={() => setIsAsking(false)}
        >
          <Stack $gap="4">
            <p>{labels.offerText}</p>
            <ul>
              {offer.titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            <div>
              <Button pending={isRunning('offer')} onClick={ask}>
                {labels.ask}
              </Button>
            </div>
          </Stack>
        </Dialog>
      )}
    </div>
  );
};

interface ItemProps extends Props {
  item: ChecklistItem;
}

/** Asks what a document lacks, which the client reads. */
const AnotherCopy = ({
  request: { reference },
  calls,
  item: { id, title },
  onClose,
}: ItemProps & { onClose: () => void }) => {
  const refuse = async (reason: string) => {
    await calls.change('patch', `/checklist/${id}`, { state: 'refused', reason });
    toast.success(labels.refused(title));
  };
  return (
    <ReasonDialog
      title={labels.refuseNamed(title)}
      text={labels.refuseText}
      label={labels.refuseReason}
      confirm={labels.refuse}
      needsNote
      draft={`checklist:${reference}:${id}`}
      onSubmit={refuse}
      onClose={onClose}
    />
  );
};

/** Accepting a document, asking for another copy, taking it from the list. */
const Decisions = ({ request, calls, item }: ItemProps) => {
  const [isRefusing, setIsRefusing] = useState(false);
  const { run, isRunning } = useAction();
  const { id, title, state } = item;
  const restore = () =>
    run('restore', () => calls.change('post', `/checklist/${id}/restore`), { failed: labels.failed });
  const remove = () =>
    run(
      'remove',
      async () => {
        await calls.change('delete', `/checklist/${id}`);
        toast.undoable(labels.removed(title), { label: labels.undo, run: restore }, labels.failed);
      },
      { failed: labels.failed },
    );
  return (
    <Cluster $gap="2" data-screen-only>
      {state !== 'accepted' && (
        <Button
          size="small"
          tone="quiet"
          aria-label={labels.acceptNamed(title)}
          pending={isRunning('accept')}
          onClick={() =>
            run('accept', () => calls.change('patch', `/checklist/${id}`, { state: 'accepted' }), {
              done: labels.accepted(title),
              failed: labels.failed,
            })
          }
        >
          {labels.accept}
        </Button>
      )}
      {(state === 'received' || state === 'accepted') && (
        <Button size="small" tone="quiet" aria-label={labels.refuseNamed(title)} onClick={() => setIsRefusing(true)}>
          {labels.refuse}
        </Button>
      )}
      <IconButton label={labels.remove(title)} size="small" aria-disabled={isRunning('remove')} onClick={remove}>
        <Icon icon={Trash} size={16} />
      </IconButton>
      {isRefusing && <AnotherCopy item={item} request={request} calls={calls} onClose={() => setIsRefusing(false)} />}
    </Cluster>
  );
};

/** The documents that staff ask the client for. */
export const ChecklistEditor = ({ request, calls }: Props) => {
  const { checklist = [], checklist_offer: offer, files } = request;
  const accepted = checklist.filter(({ state }) => state === 'accepted').length;
  const canChange = acceptsMessages(request.status, request.moves);
  return (
    <Panel
      id={anchors.checklist}
      title={labels.title}
      tools={
        checklist.length > 0 && <span>{labels.progress(formatNumber(accepted), formatNumber(checklist.length))}</span>
      }
      screenOnly={checklist.length === 0}
    >
      <Stack $gap="4">
        {checklist.length === 0 && <p>{labels.none}</p>}
        {checklist.length > 0 && (
          <ChecklistItems>
            {checklist.map((item) => (
              <ChecklistRow key={item.id} item={item} files={files} linkOf={calls.linkOf}>
                {canChange && <Decisions request={request} calls={calls} item={item} />}
              </ChecklistRow>
            ))}
          </ChecklistItems>
        )}
        {canChange && offer && <ServiceList offer={offer} calls={calls} />}
        {canChange && (
          <div data-screen-only>
            <Details label={labels.newItem}>
              <NewDocument request={request} calls={calls} />
            </Details>
          </div>
        )}
      </Stack>
    </Panel>
  );
};
