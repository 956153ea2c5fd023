import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAuthority, createCertificate } from 'testing/certificates';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { APPLICATION, pageRequest } from './start-renderers.ts';
import { Renderer } from './renderer.ts';

const authority = createAuthority();

const startSecureApi = async () => {
  const server = createServer(createCertificate({ names: ['127.0.0.1'], issuer: authority }), (_request, response) =>
    response.end('rows'),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** An application whose pages show what the API sends, and which reports a failed call as ours does. */
const CALLING = `${APPLICATION.replace('export const configureApiClient = () => undefined;', '').replace(
  'module.default(url.pathname)',
  'module.default(await call())',
)}
const { fetch } = globalThis;
let origin; let fail;
export const configureApiClient = ({ apiOrigin, onFailure }) => { origin = apiOrigin; fail = onFailure; };
const call = () => fetch(origin).then((response) => response.text()).catch((error) => { fail(error.cause.code); return 'no rows'; });
`;

const renderPage = async (apiOrigin: string) => {
  const applicationFile = join(scratchFolder(), 'app.mjs');
  writeFileSync(applicationFile, CALLING);
  const failures: string[] = [];
  const renderer = new Renderer(
    {
      applicationFile,
      apiOrigin,
      cacheMs: 0,
      bundle: {
        name: 'remote-public 0123456789abcdef',
        base: 'http://localhost:1/',
        modules: { './routes': 'module.exports = { contract: 1, default: (rows) => rows };' },
      },
      trial: { pages: [], deadlineMs: 1 },
      log: () => undefined,
      onApiFailure: (reason) => failures.push(reason),
    },
    { onDeath: () => undefined, onWorn: () => undefined },
  );
  onTestFinished(() => renderer.stop());
  await renderer.ready;
  const { markup } = await renderer.render(pageRequest('/'));
  return { markup, failures };
};

test('a page behind a private authority has its data, because renderers trust what the shell trusts', async () => {
  const file = join(scratchFolder(), 'authority.pem');
  writeFileSync(file, authority.cert);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await renderPage(await startSecureApi())).toEqual({ markup: 'rows', failures: [] });
});

test('a call to the API that fails reaches the log of the shell with its reason', async () => {
  const { markup, failures } = await renderPage(await startSecureApi());
  expect(markup).toBe('no rows');
  expect(failures).toContain('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
});
