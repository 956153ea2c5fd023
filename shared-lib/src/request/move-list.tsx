import ArrowLeft from 'lucide-react/icons/arrow-left';
import { startPayment, type RequestStatus, type StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { color, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { resultIn } from 'shared-lib/ui/keep-focus';
import styled from 'styled-components';
import { lazy } from 'react';
import { anchors } from './request-title.tsx';
import { Stack } from 'shared-lib/ui/stack';

/** `MoveDialog`, loaded when it opens, because date fields are large. Render it inside `Suspense`. */
export const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const MoveButton = styled.button.attrs({ type: 'button' })<{ $tone: 'first' | 'other' | 'end' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s0h) var(--s3);
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--s2) var(--s3h);
  border: 1px solid ${({ $tone }) => ($tone === 'end' ? '#e3b8b2' : color.lineStrong)};
  border-radius: ${shape.radius};
  background: ${({ $tone }) => ($tone === 'first' ? color.ink900 : color.white)};
  color: ${({ $tone }) => ($tone === 'first' ? color.white : $tone === 'end' ? color.danger : color.text)};
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
  &:hover:enabled {
    border-color: ${color.ink900};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  small {
    grid-column: 1;
    color: ${({ $tone }) => ($tone === 'first' ? color.nile200 : color.text2)};
    font-size: var(--fs-xs);
  }
  svg {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/** A transition that the transition table allows now. */
export type Move = StaffRequestDetail['moves'][number];

const ending: readonly RequestStatus[] = ['rejected', 'cancelled'];

/** Whether a move ends the request without a result. */
export const isEnding = ({ to }: Move): boolean => ending.includes(to);

interface Props {
  moves: readonly Move[];
  labelOf: (move: Move) => string;
  /** What a move needs, in a few words. */
  needsOf: (move: Move) => string | undefined;
  isDisabled?: (move: Move) => boolean;
  onChoose: (move: Move) => void;
}

/** One button for each allowed move; those that end the request come last. */
export const MoveList = ({ moves, labelOf, needsOf, isDisabled, onChoose }: Props) => (
  <Stack as="ul" $gap="2" data-commands="" {...resultIn(anchors.status)}>
    {[...moves.filter((move) => !isEnding(move)), ...moves.filter(isEnding)].map((move, index) => {
      const needs = needsOf(move);
      return (
        <li key={move.to}>
          <MoveButton
            $tone={isEnding(move) ? 'end' : index === 0 ? 'first' : 'other'}
            disabled={isDisabled?.(move)}
            onClick={() => onChoose(move)}
          >
            <span>{labelOf(move)}</span>
            {needs && <small>{needs}</small>}
            <Icon icon={ArrowLeft} size={20} />
          </MoveButton>
        </li>
      );
    })}
  </Stack>
);

/** What the start of the work waits for: the term, or first a payment that has not arrived. */
export const startNeed = ({ agreements }: Pick<StaffRequestDetail, 'agreements'>): string => {
  const agreement = agreements?.find(({ status }) => status === 'accepted');
  const { work_start = 1, payments = [] } = agreement ?? {};
  const { moves } = requestPanels;
  if (work_start === 0) return moves.startsNow;
  const waited = startPayment({ work_start, payments });
  const name = waited && work_start > 1 ? `«${waited.title}»` : moves.firstPayment;
  return waited?.received_at === null ? moves.startsUnpaid(name) : moves.startsTerm(name);
};
