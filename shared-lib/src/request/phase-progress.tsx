import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import Loader from 'lucide-react/icons/loader';
import type { PhasePlan } from 'shared-lib/contracts';
import { phaseStateLabels, requestPanels as labels, studyPhaseLabels } from 'shared-lib/copy';
import { formatDay } from 'shared-lib/format';
import { color, media, text, weight } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled, { css } from 'styled-components';

type State = PhasePlan['state'];

const Heading = styled.h3`
  margin-block-end: var(--s2);
  color: ${color.text2};
  ${text.sm}
`;
/** The stair of the brand, rising to the left. */
const Stair = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  border-block-end: 1px solid ${color.line};
  li:nth-child(1) {
    min-block-size: 6.25rem;
  }
  li:nth-child(2) {
    min-block-size: 7.5rem;
  }
  li:nth-child(3) {
    min-block-size: 8.75rem;
  }
  li:nth-child(4) {
    min-block-size: 10rem;
    border-inline-end: 1px solid ${color.line};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    border-block-start: 1px solid ${color.line};
    li:nth-child(n) {
      min-block-size: 0;
    }
  }
`;
const edges: Record<State, string> = {
  done: color.nile600,
  running: color.brass500,
  not_started: color.sand300,
  other: color.sand300,
};
const Phase = styled.li<{ $state: State }>`
  display: grid;
  align-content: start;
  padding: var(--s3) var(--s3h);
  border-inline-start: 1px solid ${color.line};
  border-block-start: 3px solid ${({ $state }) => edges[$state]};
  background: ${color.white};
  ${({ $state }) => $state === 'done' && `background: ${color.nile50};`}
  ${({ $state }) => $state === 'running' && `background: ${color.brass100};`}
  b {
    color: ${color.ink900};
    font-size: 0.9375rem;
    line-height: 1.6;
  }
  small {
    color: ${color.text2};
    font-size: 0.75rem;
    line-height: 1.65;
    overflow-wrap: anywhere;
  }
  ${media.stacked} {
    ${({ $state }) => css`
      border-inline-start: 3px solid ${edges[$state]};
      border-inline-end: 1px solid ${color.line};
      border-block-start: 0;
    `}
    &:not(:last-child) {
      border-block-end: 1px solid ${color.line};
    }
  }
`;
const inks: Record<State, string> = {
  done: color.nile600,
  running: color.brass700,
  not_started: color.text2,
  other: color.text2,
};
const Word = styled.span<{ $state: State }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s1h);
  color: ${({ $state }) => inks[$state]};
  font-size: var(--fs-xs);
  font-weight: ${({ $state }) => ($state === 'done' || $state === 'running' ? weight.medium : weight.body)};
`;

const icons: Record<State, IconGlyph> = { done: Check, running: Loader, not_started: Circle, other: Circle };

/** The date of a phase that matters in its state. */
export const phaseDate = ({ state, starts_at, ends_at, started_at, done_at }: PhasePlan): string | undefined => {
  if (state === 'done') return done_at ? labels.phaseDone(formatDay(done_at)) : undefined;
  if (state === 'running')
    return ends_at
      ? labels.phaseEnds(formatDay(ends_at))
      : started_at
        ? labels.phaseStarted(formatDay(started_at))
        : undefined;
  return starts_at ? labels.phaseStarts(formatDay(starts_at)) : undefined;
};

const stateLabels = { ...phaseStateLabels, other: labels.unknown };

/** The four phases of a study. The word beside the icon carries the state. */
export const PhaseProgress = ({ plans }: { plans: readonly PhasePlan[] }) =>
  plans.length > 0 && (
    <div>
      <Heading>{labels.phases}</Heading>
      <Stair>
        {plans.map((plan) => {
          const date = phaseDate(plan);
          return (
            <Phase key={plan.phase} $state={plan.state}>
              <b>{plan.phase === 'other' ? labels.unknown : studyPhaseLabels[plan.phase]}</b>
              <Word $state={plan.state}>
                <Icon icon={icons[plan.state]} size={16} />
                {stateLabels[plan.state]}
              </Word>
              {date && <small>{date}</small>}
              {plan.note && <small>{plan.note}</small>}
            </Phase>
          );
        })}
      </Stair>
    </div>
  );
