import { Suspense, useState } from 'react';
import type { RequestStatus, Neutral } from 'shared-lib/contracts';
import { requestPanels, requestStatusLabel } from 'shared-lib/copy';
import { isEnding, MoveDialog, MoveList, startNeed, type Move } from 'shared-lib/request/staff';
import { adminArea } from 'shared-lib/request';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { workspace as labels, workspace } from '../../copy/workspace.ts';
import { ReplySelect } from '../../request/replies-button.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

/** Name of the action that moves a request from one status to another. */
const moveLabel = (from: RequestStatus | Neutral, to: RequestStatus): string =>
  workspace.movesFrom[`${from}>${to}`] ?? workspace.moves[to];

const Hint = styled.p`
  padding-block-start: var(--s3);
  color: ${color.text3};
  font-size: var(--fs-xs);
`;

/** Moves that deserve a word to the client. */
const WITH_DIALOG: readonly RequestStatus[] = [
  'awaiting_client',
  'scheduled',
  'client_review',
  'accepted',
  'delivered',
  'completed',
];

/** Moves with which the client gets the study: somebody is responsible for it. */
const DELIVERIES: readonly RequestStatus[] = ['client_review', 'delivered'];

/** What a move needs, in a few words. */
const needOf = (
  request: PanelProps['request'],
  { to, needs_note }: Move,
  { hasDraft, isUnassigned }: { hasDraft: boolean; isUnassigned: boolean },
): string => {
  if (request.status === 'accepted' && to === 'in_progress') return startNeed(request);
  if (isUnassigned) return requestPanels.moves.needsAssignee;
  if (to === 'quoted') return hasDraft ? labels.quoteReady : labels.needsQuote;
  if (to === 'scheduled') return labels.needsAppointment;
  if (to === 'converted') return labels.needsKind;
  return needs_note ? labels.needsNote : labels.tellsClient;
};

const Dialogs = ({ request, calls, chosen, onClose }: PanelProps & { chosen: Move; onClose: () => void }) => {
  const draft = request.quotes.find(({ status }) => status === 'draft');
  if (chosen.to === 'converted') return <ConvertDialog request={request} calls={calls} onClose={onClose} />;
  if (chosen.to === 'quoted' && draft) return <SendQuoteDialog quote={draft} calls={calls} onClose={onClose} />;
  return (
    <Suspense>
      <MoveDialog
        request={request}
        move={chosen}
        title={moveLabel(request.status, chosen.to)}
        renderTools={(insert) => <ReplySelect base={adminArea.base} reference={request.reference} onInsert={insert} />}
        isEnd={isEnding(chosen)}
        onMove={(input) => calls.change('post', '/transitions', input)}
        onClose={onClose}
      />
    </Suspense>
  );
};

/** One button for each status transition that is allowed now. */
export const MovesPanel = ({ request, calls }: PanelProps) => {
  const [chosen, setChosen] = useState<Move>();
  const quick = useQuickChange(calls);
  const hasDraft = request.quotes.some(({ status }) => status === 'draft');
  const status = requestStatusLabel(request.kind, request.status);
  /** The API refuses these as well. */
  const isUnassigned = ({ to }: Move) =>
    request.kind === 'feasibility' && request.assignee_id === null && DELIVERIES.includes(to);
  const start = (move: Move) => {
    if (move.needs_note || WITH_DIALOG.includes(move.to) || move.to === 'quoted' || move.to === 'converted')
      return setChosen(move);
    quick.mutate({
      method: 'post',
      action: '/transitions',
      body: { to: move.to },
      done: labels.moved(requestStatusLabel(request.kind, move.to)),
    });
  };
  return (
    <Panel title={labels.nextStep} id="moves">
      <MoveList
        moves={request.moves}
        labelOf={(move) => moveLabel(request.status, move.to)}
        needsOf={(move) => needOf(request, move, { hasDraft, isUnassigned: isUnassigned(move) })}
        isDisabled={(move) => quick.isPending || isUnassigned(move) || (move.to === 'quoted' && !hasDraft)}
        onChoose={start}
      />
      <Hint>{request.moves.length > 0 ? labels.onlyAllowed(status) : labels.noMoves(status)}</Hint>
      {chosen && <Dialogs request={request} calls={calls} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
};
