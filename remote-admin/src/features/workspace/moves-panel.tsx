import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import type { RequestStatus } from 'shared-lib/contracts';
import { requestStatusLabel } from 'shared-lib/copy';
import { color, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { workspace as labels } from '../../copy/workspace.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveLabel } from './move-label.ts';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin-block-end: 0.75rem;
`;
const Move = styled.button.attrs({ type: 'button' })<{ $tone: 'first' | 'plain' | 'danger' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem 0.75rem;
  align-items: center;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${({ $tone }) => ({ first: color.ink900, plain: color.lineStrong, danger: '#e3b8b2' })[$tone]};
  border-radius: ${shape.radius};
  background: ${({ $tone }) => ($tone === 'first' ? color.ink900 : color.white)};
  color: ${({ $tone }) => ({ first: color.white, plain: color.text, danger: color.danger })[$tone]};
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
  small {
    grid-column: 1;
    color: ${({ $tone }) => ($tone === 'first' ? color.nile200 : color.text3)};
    font-size: var(--fs-xs);
  }
  svg {
    grid-area: 1 / 2 / 3;
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
const Hint = styled.p`
  color: ${color.text3};
  font-size: var(--fs-xs);
`;

/** Ends the request without a result. */
const DANGER: readonly RequestStatus[] = ['rejected', 'cancelled'];
/** Moves that deserve a word to the client. */
const WITH_DIALOG: readonly RequestStatus[] = [
  'awaiting_client',
  'scheduled',
  'client_review',
  'accepted',
  'delivered',
  'completed',
];

interface Allowed {
  to: RequestStatus;
  needs_note: boolean;
}

/** What a move needs, in a few words. */
const needOf = ({ to, needs_note }: Allowed, hasDraft: boolean): string => {
  if (to === 'quoted') return hasDraft ? labels.quoteReady : labels.needsQuote;
  if (to === 'scheduled') return labels.needsAppointment;
  if (to === 'converted') return labels.needsKind;
  return needs_note ? labels.needsNote : labels.tellsClient;
};

const isDanger = ({ to }: Allowed): boolean => DANGER.includes(to);

const Dialogs = ({ request, calls, chosen, onClose }: PanelProps & { chosen: Allowed; onClose: () => void }) => {
  const draft = request.quotes.find(({ status }) => status === 'draft');
  if (chosen.to === 'converted') return <ConvertDialog request={request} calls={calls} onClose={onClose} />;
  if (chosen.to === 'quoted' && draft) return <SendQuoteDialog quote={draft} calls={calls} onClose={onClose} />;
  return <MoveDialog request={request} calls={calls} to={chosen.to} needsNote={chosen.needs_note} onClose={onClose} />;
};

/** One button for each status transition that is allowed now. */
export const MovesPanel = ({ request, calls }: PanelProps) => {
  const [chosen, setChosen] = useState<Allowed>();
  const quick = useQuickChange(calls);
  const hasDraft = request.quotes.some(({ status }) => status === 'draft');
  const status = requestStatusLabel(request.kind, request.status);
  const moves = [...request.moves.filter((move) => !isDanger(move)), ...request.moves.filter(isDanger)];
  const start = (move: Allowed) => {
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
    <Panel title={labels.nextStep}>
      <List>
        {moves.map((move, index) => (
          <li key={move.to}>
            <Move
              $tone={isDanger(move) ? 'danger' : index === 0 ? 'first' : 'plain'}
              disabled={quick.isPending || (move.to === 'quoted' && !hasDraft)}
              onClick={() => start(move)}
            >
              <span>{moveLabel(request.status, move.to)}</span>
              <Icon icon={ArrowLeft} size={16} />
              <small>{needOf(move, hasDraft)}</small>
            </Move>
          </li>
        ))}
      </List>
      <Hint>{moves.length > 0 ? labels.onlyAllowed(status) : labels.noMoves(status)}</Hint>
      {chosen && <Dialogs request={request} calls={calls} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
};
