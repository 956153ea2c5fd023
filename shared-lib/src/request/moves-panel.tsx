import { Suspense, useState } from 'react';
import type { RequestStatus, StaffRequestDetail, TransitionInput } from 'shared-lib/contracts';
import { requestPanels, requestStatusLabel } from 'shared-lib/copy';
import { Panel } from 'shared-lib/ui/panel';
import { isEnding, MoveList, startNeed, type Move, MoveDialog } from './move-list.tsx';

const { moves: labels } = requestPanels;

/** What a move needs, in a few words. */
const needsOf = (request: Props['request'], { to, needs_note }: Move): string | undefined => {
  if (request.status === 'accepted' && to === 'in_progress') return startNeed(request);
  if (to === 'scheduled') return labels.needsAppointment;
  if (to === 'quoted') return labels.sendsQuote;
  if (to === 'awaiting_client') return labels.needsQuestion;
  return needs_note ? labels.needsReason : undefined;
};

interface Props {
  request: Pick<
    StaffRequestDetail,
    'reference' | 'kind' | 'status' | 'moves' | 'agreements' | 'appointment' | 'appointment_at' | 'preferred_times'
  >;
  onMove: (input: TransitionInput) => Promise<unknown>;
}

/** One button for each transition that the transition table allows now. The conversion of a message has its own form. */
export const MovesPanel = ({ request, onMove }: Props) => {
  const [to, setTo] = useState<RequestStatus>();
  const moves = request.moves.filter((move) => move.to !== 'converted');
  // Somebody else may have moved the request while the dialog was open.
  const move = moves.find((one) => one.to === to);
  return (
    <Panel title={labels.title} id="moves">
      {moves.length === 0 && <p>{labels.none}</p>}
      <MoveList
        moves={moves}
        labelOf={(one) => labels.to(requestStatusLabel(request.kind, one.to))}
        needsOf={(one) => needsOf(request, one)}
        onChoose={(one) => setTo(one.to)}
      />
      <Suspense>
        {move && (
          <MoveDialog
            request={request}
            move={move}
            isEnd={isEnding(move)}
            onMove={onMove}
            onClose={() => setTo(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
};
