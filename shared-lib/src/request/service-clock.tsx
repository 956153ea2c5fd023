import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RequestClock } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDay, formatDeadline, formatTimeLeft } from 'shared-lib/format';
import { color, media, weight } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';

/** `soon`: 60 % of the time is used. */
type ClockState = 'ok' | 'soon' | 'late' | 'hold' | 'done';

const inks: Record<ClockState, string> = {
  ok: color.nile600,
  soon: color.warning,
  late: color.danger,
  hold: color.text2,
  done: color.success,
};
const fills: Record<ClockState, string> = { ...inks, soon: color.brass500, hold: color.lineStrong };
const icons: Record<ClockState, IconGlyph> = {
  ok: Clock,
  soon: Clock,
  late: TriangleAlert,
  hold: CirclePause,
  done: CircleCheck,
};

const Box = styled.span<{ $state: ClockState }>`
  display: inline-grid;
  gap: 0.1875rem;
  min-inline-size: 8.25rem;
  ${media.narrowEnlargedText} {
    min-inline-size: 0;
  }
  /* A table makes the bold text of its cells a block. */
  && b {
    display: inline-flex;
    align-items: center;
    gap: var(--s1h);
    color: ${({ $state }) => inks[$state]};
    font-size: var(--fs-xs);
    font-weight: ${weight.medium};
    line-height: 1.5;
  }
  small {
    color: ${color.text3};
    font-size: 0.6875rem;
    line-height: 1.4;
  }
  rect:nth-of-type(2) {
    fill: ${({ $state }) => fills[$state]};
  }
`;
const Bar = styled.svg`
  inline-size: 100%;
  block-size: 0.5rem;
  transform: scaleX(-1);
  rect:first-of-type {
    fill: ${color.sand200};
  }
  path {
    stroke: ${color.sand400};
  }
`;

interface Props {
  state: ClockState;
  /** ISO timestamp of the deadline. */
  due: string | null;
  /** Used share of the time, from 0 to 1. */
  used: number;
  /** Since when the clock rests, with the state `hold`. */
  pausedSince?: string | null | undefined;
}

const FULL = 132;
const MARKS = [0, 33, 66, 99, 131];

/** Words that carry the meaning of the clock. */
const wordsOf = ({ state, due }: Props, now: number | undefined): string => {
  if (state === 'hold' || state === 'done' || state === 'late') return labels.clock[state];
  return due && now !== undefined ? formatTimeLeft(due, now) : labels.unknown;
};

/** The deadline, or since when the clock rests. */
const timeOf = ({ state, due, pausedSince }: Props, now: number | undefined): string | undefined => {
  if (state === 'hold' && pausedSince) return labels.clock.since(formatDay(pausedSince));
  if (!due || state === 'done') return undefined;
  const time = formatDeadline(due, now);
  return state === 'late' ? labels.clock.wasDue(time) : labels.clock.due(time);
};

/** The clock of a promised reply or delivery. Refreshed each minute without announcing it. */
const ServiceClock = (props: Props) => {
  const now = useMinuteClock();
  const { state, used } = props;
  const time = timeOf(props, now);
  return (
    <Box $state={state}>
      <b>
        <Icon icon={icons[state]} size={16} />
        {wordsOf(props, now)}
      </b>
      <Bar viewBox={`0 0 ${FULL} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect y="0" width={FULL} height="4" />
        <rect y="0" width={FULL * Math.min(1, Math.max(0, used))} height="4" />
        {MARKS.map((mark) => (
          <path key={mark} d={`M${mark + 0.5} 0V8`} />
        ))}
      </Bar>
      {time && <small>{time}</small>}
    </Box>
  );
};

/** From this used share on the clock warns. */
const SOON = 0.6;

const stateOf = ({ state, used_share }: RequestClock): ClockState => {
  if (state === 'overdue') return 'late';
  if (state === 'paused') return 'hold';
  return state === 'due_soon' || (used_share ?? 0) >= SOON ? 'soon' : 'ok';
};

/** The clock of a request, which must not be stopped. */
export const RunningClock = ({ clock }: { clock: RequestClock }) => (
  <ServiceClock
    state={stateOf(clock)}
    due={clock.due_at}
    used={clock.used_share ?? 0}
    pausedSince={clock.paused_since}
  />
);
