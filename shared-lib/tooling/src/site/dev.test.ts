import { createServer } from 'node:http';
import { once } from 'node:events';
import { fakeShell } from 'testing/fake-shell';
import { freePorts } from 'testing/free-ports';
import { expect, onTestFinished, test } from 'vitest';
import { CONTRACT_VERSION } from 'shared-lib/federation';
import { dev } from './dev.ts';

/** A web server that knows nothing of shells. @returns its origin */
const foreignSite = async (): Promise<string> => {
  const server = createServer((_request, response) => response.end('<h1>Shop</h1>')).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
};

const unusedOrigin = async (): Promise<string> => `http://localhost:${(await freePorts(1)).join()}`;

test.each([
  [['--site'], '--site needs the origin of a site, such as --site https://staging.example.com.'],
  [['--site', '--ssr'], '--site needs the origin of a site, such as --site https://staging.example.com.'],
  [['--site='], '--site needs the origin of a site, such as --site https://staging.example.com.'],
  [['--site', 'staging.example.com'], '--site "staging.example.com" is not the origin of a site: give one like'],
  [['--site', 'https://staging.example.com/admin'], 'is not the origin of a site: give one like'],
  [['--site', 'https://me:secret@staging.example.com'], 'is not the origin of a site: give one like'],
  [['--site', 'file:///etc'], 'is not the origin of a site: give one like'],
  [['--site', 'https://staging.example.com', '--ssr'], '--ssr does not work with --site'],
])('%j is refused in one sentence', async (args, sentence) => {
  await expect(dev(['remote-admin', ...args])).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(/^[^\n]+\.$/),
  });
  await expect(dev(['remote-admin', ...args])).rejects.toThrow(sentence);
});

test('a site needs the remotes that run here', async () => {
  await expect(dev(['--site', 'https://staging.example.com'])).rejects.toThrow(
    '--site needs the remotes that run here',
  );
});

test('a site that is down, is not ours or follows another contract is named, and nothing starts', async () => {
  const down = await unusedOrigin();
  await expect(dev(['remote-admin', '--site', down])).rejects.toThrow(`The site ${down} does not respond (`);
  const foreign = await foreignSite();
  await expect(dev(['remote-admin', '--site', foreign])).rejects.toThrow(`${foreign} is not a Miqyas site`);
  const newer = await fakeShell({ contract: CONTRACT_VERSION + 1 });
  await expect(dev(['remote-admin', '--site', newer])).rejects.toThrow(
    `${newer} follows contract ${CONTRACT_VERSION + 1} and this checkout follows contract ${CONTRACT_VERSION}`,
  );
});
