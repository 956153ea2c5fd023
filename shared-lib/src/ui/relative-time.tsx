import { relativeTimes } from 'shared-lib/copy';
import { formatDateTime, formatTimeAgo, formatTimeLeft } from 'shared-lib/format';
import { useMinuteClock } from './minute-clock.tsx';

interface Props {
  /** ISO timestamp. */
  at: string;
  format: (at: string, now: number) => string;
}

/** The date until hydration, then the relative time, refreshed each minute. Never in a live region: nobody wants a clock read aloud. */
const RelativeTime = ({ at, format }: Props) => {
  const now = useMinuteClock();
  const date = formatDateTime(at);
  return (
    <time dateTime={at} title={date}>
      {now === undefined ? date : format(at, now)}
    </time>
  );
};

/** Time until a deadline: «بقيت 6 ساعات». */
export const TimeLeft = ({ until }: { until: string }) => <RelativeTime at={until} format={formatTimeLeft} />;

const formatTimeToSession = (at: string, now: number) => formatTimeLeft(at, now, relativeTimes.left.sessionOver);

/** Time until a session: «بقيت 6 ساعات», «مضى الموعد». */
export const TimeToSession = ({ at }: { at: string }) => <RelativeTime at={at} format={formatTimeToSession} />;

/** Time since an event: «قبل 5 دقائق». */
export const TimeAgo = ({ since }: { since: string }) => <RelativeTime at={since} format={formatTimeAgo} />;
