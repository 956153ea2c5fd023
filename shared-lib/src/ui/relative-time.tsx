import { relativeTimes } from 'shared-lib/copy';
import { formatDateTime, formatTimeAgo, formatTimeLeft } from 'shared-lib/format';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let currentTime = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

const tick = () => {
  currentTime = Date.now();
  for (const listener of listeners) listener();
};

/** One timer for all times of the page. A hidden page has none. */
const schedule = () => {
  clearTimeout(timer);
  if (listeners.size === 0 || document.hidden) return;
  timer = setTimeout(() => {
    tick();
    schedule();
  }, MINUTE_MS);
};

const onVisibility = () => {
  if (!document.hidden) tick();
  schedule();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    currentTime = Date.now();
    document.addEventListener('visibilitychange', onVisibility);
  }
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    schedule();
  };
};

/**
 * Current time in milliseconds, refreshed each minute; undefined on the server and during hydration, because the time of the
 * server's markup differs from that of the browser.
 */
export const useMinuteClock = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => currentTime,
    () => undefined,
  );

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
