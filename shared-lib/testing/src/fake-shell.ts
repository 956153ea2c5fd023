import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

interface FakeShell {
  contract?: number;
  /** Entry point of shared-lib → names that the shell exports from it. */
  entryPoints?: Record<string, string[]>;
  /** Version → `passed` or the reason of the failure. Runs on every request. */
  checks?: () => Record<string, string>;
}

/**
 * Starts a stub of the shell with the two endpoints that publishing reads: its exports and its release checks.
 * @returns its origin
 */
export const fakeShell = async ({
  contract = 1,
  entryPoints = {},
  checks = () => ({}),
}: FakeShell = {}): Promise<string> => {
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/federation.json')
      ? // oxlint-disable-next-line project/glossary-names -- the field name is part of the public format of /federation.json
        { contract, doors: entryPoints }
      : { current: null, fallback: null, checks: checks() };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake shell has no port');
  return `http://localhost:${address.port}`;
};
