// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { expect, it } from 'vitest';
import { useOptimisticChange } from './optimistic.ts';

const queryKey = ['admin', 'sectors'];

/** A server that confirms or refuses each request on command of the test. */
const startChanges = () => {
  const toasts: Toast[] = [];
  connectToasts((toast) => toasts.push(toast));
  const client = new QueryClient();
  client.setQueryData(queryKey, ['a']);
  const requests: { input: string; answer: PromiseWithResolvers<void> }[] = [];
  const { result } = renderHook(
    () =>
      useOptimisticChange<string[], string>({
        queryKey,
        change: (rows, row) => [...rows, row],
        send: (input) => {
          const answer = Promise.withResolvers<void>();
          requests.push({ input, answer });
          return answer.promise;
        },
        failureTitle: 'تعذر الحفظ',
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { client, requests, toasts, add: (row: string) => act(async () => result.current.mutate(row)) };
};

it('shows a change at once and keeps it when the server confirms', async () => {
  const { client, requests, add } = startChanges();
  await add('b');
  expect(client.getQueryData(queryKey)).toEqual(['a', 'b']);
  await act(async () => requests[0]?.answer.resolve());
  expect(client.getQueryData(queryKey)).toEqual(['a', 'b']);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('rolls a refused change back with a message and keeps a later change', async () => {
  const { client, requests, toasts, add } = startChanges();
  await add('b');
  await add('c');
  expect(client.getQueryData(queryKey)).toEqual(['a', 'b', 'c']);
  expect(requests.map(({ input }) => input)).toEqual(['b']);
  await act(async () => requests[0]?.answer.reject(new HttpError('conflict')));
  expect(client.getQueryData(queryKey)).toEqual(['a', 'c']);
  expect(toasts).toEqual([
    { tone: 'failure', title: 'تعذر الحفظ', description: 'تغيّرت البيانات منذ فتحتها. حدّث الصفحة ثم أعد المحاولة.' },
  ]);
  await act(async () => requests[1]?.answer.resolve());
  expect(client.getQueryData(queryKey)).toEqual(['a', 'c']);
});
