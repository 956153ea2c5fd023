import type { RequestClock } from 'shared-lib/contracts';
import { ServiceClock, type ClockState } from 'shared-lib/request';
import { inbox } from '../copy/inbox.ts';

/** From this used share on the clock warns. */
const SOON = 0.6;

const stateOf = ({ state, used_share }: RequestClock): ClockState => {
  if (state === 'overdue') return 'late';
  if (state === 'paused') return 'hold';
  return state === 'due_soon' || (used_share ?? 0) >= SOON ? 'soon' : 'ok';
};

/** The clock of a request, with what it waits for. */
export const RequestClockView = ({ clock }: { clock: RequestClock | undefined }) => {
  if (!clock || clock.state === 'stopped') return <span>{inbox.noClock}</span>;
  return (
    <ServiceClock
      state={stateOf(clock)}
      due={clock.due_at}
      used={clock.used_share ?? 0}
      pausedSince={clock.paused_since}
    />
  );
};
