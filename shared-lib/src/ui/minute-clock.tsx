import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

const tick = () => {
  now = Date.now();
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
    now = Date.now();
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
    () => now,
    () => undefined,
  );
