import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

interface FakeShell {
  contract?: number;
  doors?: Record<string, string[]>;
  /** Version → `passed` or a reason; asked on every call. */
  checks?: () => Record<string, string>;
}

/** A shell as publishing sees it: what it exports, and what it says of releases. Answers its address. */
export const fakeShell = async ({ contract = 1, doors = {}, checks = () => ({}) }: FakeShell = {}): Promise<string> => {
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/federation.json')
      ? { contract, doors }
      : { current: null, fallback: null, checks: checks() };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake shell has no port');
  return `http://localhost:${address.port}`;
};
