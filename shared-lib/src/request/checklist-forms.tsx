import {
  checklistInput,
  type ChecklistInput,
  type ChecklistItem,
  type ChecklistOffer,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import { checklistDocuments, checklistWork as work } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { Form, FormDraft, FormFailure, SubmitButton, TextAreaField, TextField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Stack } from 'shared-lib/ui/stack';
import { ClosedDayInput } from './date-inputs.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { useRequestCalls } from './request-area.ts';
import { useAction } from './run-action.ts';

/** A request for staff, and the calls that change it. */
export interface ChecklistCalls {
  request: StaffRequestDetail;
  calls: ReturnType<typeof useRequestCalls<StaffRequestDetail>>;
}

interface Values {
  items: { title: string; note?: string | undefined; due_at?: string | null | undefined }[];
}
const EMPTY: Values = { items: [{ title: '', note: '' }] };

/** Asks for one more document. */
export const NewDocument = ({ request: { reference }, calls }: ChecklistCalls) => {
  const form = useContractForm<Values, ChecklistInput>(checklistInput, { defaults: EMPTY });
  const send = async (input: ChecklistInput) => {
    await calls.change('post', '/checklist', input);
    toast.success(work.asked);
    form.reset(EMPTY);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={`checklist:${reference}`} />
      <Stack $gap="4">
        <FormFailure />
        <TextField<Values> name="items.0.title" label={work.itemTitle} />
        <TextAreaField<Values> name="items.0.note" label={work.itemNote} rows={2} optional />
        <ClosedDayInput name="items.0.due_at" label={work.itemDue} />
        <div>
          <SubmitButton size="small">{work.ask}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

interface ServiceListProps extends Pick<ChecklistCalls, 'calls'> {
  offer: ChecklistOffer;
  onClose: () => void;
}

/** Shows the list of the service before the client gets it. */
export const ServiceListDialog = ({ offer, calls, onClose }: ServiceListProps) => {
  const { run, isRunning } = useAction();
  const items = offer.titles.map((title) => ({ title, note: '' }));
  const ask = () =>
    run(
      'offer',
      async () => {
        await calls.change('post', '/checklist', { items });
        onClose();
      },
      { done: work.asked, failed: work.failed },
    );
  return (
    <Dialog open title={work.offerTitle(countOf(items.length, checklistDocuments.documents))} onClose={onClose}>
      <Stack $gap="4">
        <p>{work.offerText}</p>
        <ul>
          {offer.titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <div>
          <Button pending={isRunning('offer')} onClick={ask}>
            {work.ask}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};

interface AnotherCopyProps extends ChecklistCalls {
  item: ChecklistItem;
  onClose: () => void;
}

/** Asks what a document lacks, which the client reads. */
export const AnotherCopy = ({ request: { reference }, calls, item: { id, title }, onClose }: AnotherCopyProps) => {
  const refuse = async (reason: string) => {
    await calls.change('patch', `/checklist/${id}`, { state: 'refused', reason });
    toast.success(work.refused(title));
  };
  return (
    <ReasonDialog
      title={work.refuseNamed(title)}
      text={work.refuseText}
      label={work.refuseReason}
      confirm={work.refuse}
      needsNote
      draft={`checklist:${reference}:${id}`}
      onSubmit={refuse}
      onClose={onClose}
    />
  );
};
