// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BlockFailed } from './block-failed.tsx';
import { useLastingFailure } from './use-lasting-failure.tsx';

/** Requests that wait for their response; a test sends the responses. */
let requests: PromiseWithResolvers<string>[] = [];

const Fact = ({ name }: { name: string }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(
    useQuery({
      queryKey: [name],
      queryFn: () => {
        const request = Promise.withResolvers<string>();
        requests.push(request);
        return request.promise;
      },
    }),
  );
  if (data) return <p>{data}</p>;
  if (error) return <BlockFailed message={error.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <p>هيكل التحميل</p>;
};

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const open = (name: string) => (
  <QueryClientProvider client={client}>
    <Fact name={name} />
  </QueryClientProvider>
);

const fail = async (message: string) => {
  requests.shift()?.reject(new Error(message));
  await screen.findByText(message);
};
const retryButton = () => screen.getByRole('button');

beforeEach(() => {
  requests = [];
  client.clear();
});
afterEach(cleanup);

it('keeps the message and its button in place while the request is tried again', async () => {
  render(open('rate'));
  expect(screen.getByText('هيكل التحميل')).toBeTruthy();
  await fail('تعذر الاتصال');
  const button = retryButton();
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByText('تعذر الاتصال')).toBeTruthy();

  await fail('الخادم مشغول');
  expect(retryButton()).toBe(button);
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.click(button);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests.shift()?.resolve('3.75 ريال');
  expect(await screen.findByText('3.75 ريال')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no failure of one query while another loads for the first time', async () => {
  const { rerender } = render(open('rate'));
  await fail('تعذر الاتصال');
  rerender(open('price'));
  expect(screen.queryByText('تعذر الاتصال')).toBeNull();
  expect(screen.getByText('هيكل التحميل')).toBeTruthy();
});
