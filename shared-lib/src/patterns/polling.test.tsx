// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, focusManager, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Polls each minute and counts the requests. */
const startPolling = async (respond: () => Promise<number>) => {
  const queryFn = vi.fn<() => Promise<number>>(respond);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } });
  renderHook(() => useQuery({ queryKey: ['unread'], queryFn, ...pollWhileVisible(60_000) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await advance(0);
  return queryFn;
};

it('requests each minute while the page is visible', async () => {
  const queryFn = await startPolling(async () => 1);
  await advance(120_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

it('sends nothing from a hidden page, and requests at once when it is visible again', async () => {
  const queryFn = await startPolling(async () => 1);
  focusManager.setFocused(false);
  await advance(600_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await advance(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('waits longer after a failure and ends with the session', async () => {
  const answers = [new HttpError('server'), new HttpError('unauthorized')];
  const queryFn = await startPolling(async () => {
    throw answers.shift() ?? new Error('It polls without a session.');
  });
  await advance(239_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await advance(1_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await advance(3_600_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
