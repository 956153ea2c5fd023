import { useState } from 'react';
import type { ClientRequestDetail } from 'shared-lib/contracts';
import { anchors, ReasonDialog } from 'shared-lib/request';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import { resultIn } from 'shared-lib/ui/keep-focus';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { requestCopy as labels } from '../../copy/requests.ts';
import { moveOf, type ClientMoves } from './client-moves.ts';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  font-size: var(--fs-sm);
  h2 {
    font-size: var(--fs-sm);
  }
  p {
    color: ${color.text2};
  }
  button {
    min-block-size: 2.75rem;
    color: ${color.danger};
  }
`;

interface Props {
  request: ClientRequestDetail;
  moves: ClientMoves;
}

/** Cancels the request with a reason, while the client may. */
export const CancelPanel = ({ request, moves }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const move = moveOf(request, 'cancelled');
  if (!move) return null;
  const isContracted = request.quote?.status === 'accepted';
  return (
    <div data-screen-only {...resultIn(anchors.status)}>
      <Panel>
        <Body>
          <h2>{labels.cancelQuestion}</h2>
          <p>{labels.cancelHint}</p>
          <TextButton onClick={() => setIsAsking(true)}>{labels.cancel}</TextButton>
        </Body>
        {isAsking && (
          <ReasonDialog
            tone="danger"
            title={labels.cancelTitle}
            text={isContracted ? `${labels.cancelText} ${labels.cancelAfterAcceptance}` : labels.cancelText}
            label={labels.cancelLabel}
            confirm={labels.cancel}
            draft={`cancel:${request.reference}`}
            needsNote={move.needs_note}
            onClose={() => setIsAsking(false)}
            onSubmit={async (note) => {
              await moves.cancel(note);
              toast.success(labels.wasCancelled);
            }}
          />
        )}
      </Panel>
    </div>
  );
};
