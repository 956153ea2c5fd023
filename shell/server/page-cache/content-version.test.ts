import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContentVersion } from './content-version.ts';

/** An API whose content version is `state.version`; it fails while that is empty. */
const startApi = async () => {
  const state = { version: 'one', requests: 0 };
  const server = createServer((_request, response) => {
    state.requests += 1;
    if (!state.version) response.statusCode = 500;
    response.end(JSON.stringify({ data: { version: state.version, next_publication_at: null } }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { state, origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}` };
};

const startClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (ms: number) => vi.setSystemTime(Date.now() + ms) };
};

test('asks once for all visitors, and again after a second', async () => {
  const clock = startClock();
  const { state, origin } = await startApi();
  const versions = watchContentVersion(origin);
  expect(await Promise.all([versions.current(), versions.current()])).toEqual(['one', 'one']);
  state.version = 'two';
  expect(await versions.current()).toBe('one');
  expect(state.requests).toBe(1);
  clock.pass(1001);
  expect(await versions.current()).toBe('two');
});

test('keeps the last version while the API fails, without asking for every visitor', async () => {
  const clock = startClock();
  const { state, origin } = await startApi();
  const versions = watchContentVersion(origin);
  await versions.current();
  state.version = '';
  clock.pass(1001);
  expect(await versions.current()).toBe('one');
  clock.pass(1001);
  expect(await versions.current()).toBe('one');
  expect(state.requests).toBe(2);
});

test('knows no version before the first response', async () => {
  const { state, origin } = await startApi();
  state.version = '';
  expect(await watchContentVersion(origin).current()).toBeUndefined();
});
