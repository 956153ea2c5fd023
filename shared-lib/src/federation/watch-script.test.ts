import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCRIPT_PROGRESS, watchScript } from './watch-script.ts';

const SILENCE_MS = 4000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A host that sends a script piece by piece. */
const startWatch = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const events = new EventTarget();
  let progress = 0;
  let failed = false;
  events.addEventListener(SCRIPT_PROGRESS, () => (progress += 1));
  vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event));
  vi.stubGlobal('fetch', async () => new Response(readable));
  const stop = watchScript({
    url: 'http://localhost/script.js',
    silenceMs: SILENCE_MS,
    progressEvent: SCRIPT_PROGRESS,
    onSilence: () => (failed = true),
  });
  return {
    stop,
    send: async () => {
      await writer.write(new Uint8Array(100));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async () => {
      await writer.close();
      await vi.advanceTimersByTimeAsync(0);
    },
    progress: () => progress,
    failed: () => failed,
  };
};

it('does not give up a script whose bytes arrive slowly, and reports each of them', async () => {
  const watch = startWatch();
  await vi.advanceTimersByTimeAsync(1000);
  for (let second = 0; second < 10; second += 1) {
    await watch.send();
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  }
  expect(watch.failed()).toBe(false);
  expect(watch.progress()).toBeGreaterThan(10);
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.failed()).toBe(true);
});

it('does not give up a script that has arrived and takes long to run', async () => {
  const watch = startWatch();
  await vi.advanceTimersByTimeAsync(1000);
  await watch.send();
  await watch.end();
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect(watch.failed()).toBe(false);
});

it('gives up a script that sends nothing', async () => {
  const watch = startWatch();
  await vi.advanceTimersByTimeAsync(SILENCE_MS + SILENCE_MS / 4);
  expect(watch.failed()).toBe(true);
});

it('stops watching', async () => {
  const watch = startWatch();
  watch.stop();
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect([watch.failed(), watch.progress()]).toEqual([false, 0]);
});
