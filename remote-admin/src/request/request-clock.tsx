import type { RequestClock } from 'shared-lib/contracts';
import { RunningClock } from 'shared-lib/request';
import { inbox } from '../copy/inbox.ts';

/** The clock of a request, with what it waits for. */
export const RequestClockView = ({ clock }: { clock: RequestClock | undefined }) =>
  !clock || clock.state === 'stopped' ? <span>{inbox.noClock}</span> : <RunningClock clock={clock} />;
