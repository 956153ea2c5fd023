import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportProgress, withStallTimeout } from './stall-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for a slow host as long as something arrives', async () => {
  const loading = Promise.withResolvers<string>();
  const loaded = withStallTimeout(loading.promise, 4500);
  for (let count = 0; count < 10; count += 1) {
    await vi.advanceTimersByTimeAsync(4000);
    reportProgress();
  }
  loading.resolve('the module');
  await expect(loaded).resolves.toBe('the module');
});

it('fails when nothing arrives', async () => {
  const [loaded] = await Promise.all([
    withStallTimeout(new Promise<string>(() => undefined), 4500).catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(4500),
  ]);
  expect(loaded).toMatchObject({ message: 'Nothing arrived for 4500 ms' });
});
