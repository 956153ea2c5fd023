import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { acceptsMessages, type ChecklistItem, type ChecklistOffer } from 'shared-lib/contracts';
import { requestPanels, checklistWork as work } from 'shared-lib/copy';
import { countOf, formatNumber } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import type { ChecklistCalls as Props } from './checklist-forms.tsx';
import { ChecklistItems, ChecklistRow } from './checklist-item.tsx';
import { Details } from './phase-details.tsx';
import { anchors } from './request-title.tsx';
import { useAction } from './run-action.ts';

const { checklist: labels } = requestPanels;

// Forms and dialogs are loaded when they open: most requests are only read.
const NewDocument = lazy(async () => ({ default: (await import('./checklist-forms.tsx')).NewDocument }));
const ServiceListDialog = lazy(async () => ({ default: (await import('./checklist-forms.tsx')).ServiceListDialog }));
const AnotherCopy = lazy(async () => ({ default: (await import('./checklist-forms.tsx')).AnotherCopy }));

/** Asks for the whole list of the service, after showing it: the client gets one message. */
const ServiceList = ({ offer, calls }: Pick<Props, 'calls'> & { offer: ChecklistOffer }) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div data-screen-only>
      <Button size="small" tone="quiet" onClick={() => setIsAsking(true)}>
        {work.offer(offer.service, countOf(offer.titles.length, work.offered))}
      </Button>
      {isAsking && (
        <Suspense>
          <ServiceListDialog offer={offer} calls={calls} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};

/** Accepting a document, asking for another copy, taking it from the list. */
const Decisions = ({ request, calls, item }: Props & { item: ChecklistItem }) => {
  const [isRefusing, setIsRefusing] = useState(false);
  const { run, isRunning } = useAction();
  const { id, title, state } = item;
  const restore = () => run('restore', () => calls.change('post', `/checklist/${id}/restore`), { failed: work.failed });
  const remove = () =>
    run(
      'remove',
      async () => {
        await calls.change('delete', `/checklist/${id}`);
        toast.undoable(work.removed(title), { label: work.undo, run: restore }, work.failed);
      },
      { failed: work.failed },
    );
  return (
    <Cluster $gap="2" data-screen-only>
      {state !== 'accepted' && (
        <Button
          size="small"
          tone="quiet"
          aria-label={work.acceptNamed(title)}
          pending={isRunning('accept')}
          onClick={() =>
            run('accept', () => calls.change('patch', `/checklist/${id}`, { state: 'accepted' }), {
              done: work.accepted(title),
              failed: work.failed,
            })
          }
        >
          {work.accept}
        </Button>
      )}
      {(state === 'received' || state === 'accepted') && (
        <Button size="small" tone="quiet" aria-label={work.refuseNamed(title)} onClick={() => setIsRefusing(true)}>
          {work.refuse}
        </Button>
      )}
      <IconButton label={work.remove(title)} size="small" aria-disabled={isRunning('remove')} onClick={remove}>
        <Icon icon={Trash} size={16} />
      </IconButton>
      {isRefusing && (
        <Suspense>
          <AnotherCopy item={item} request={request} calls={calls} onClose={() => setIsRefusing(false)} />
        </Suspense>
      )}
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
            <Details label={work.newItem}>
              <Suspense>
                <NewDocument request={request} calls={calls} />
              </Suspense>
            </Details>
          </div>
        )}
      </Stack>
    </Panel>
  );
};
