import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import { PATIENT } from 'testing/patience';
import { proxyApi } from 'tooling/server/api-proxy';
import { discardUnreadBodies } from 'tooling/server/unread-bodies';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { scratchFolder } from '../testing/test-app.ts';

/** A store whose disk is full after the first bytes of a file. */
const fullStore = (): FileStore => ({
  ...createFileStore(scratchFolder()),
  receive: async (stream: Readable) => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done(full) }));
    throw full;
  },
});

/** The API, alone and behind the proxy of the shell, with a request that takes files. */
const startApi = async (place: 'API' | 'shell', files: FileStore = createFileStore(scratchFolder())) => {
  const { app, logs, tokens, submitForm } = await createRequestApi({ files });
  const { reference } = await submitForm('feasibility', 'client');
  const proxied: string[] = [];
  let origin = await app.listen({ port: 0, host: 'localhost' });
  if (place === 'shell') {
    const proxy = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void proxied.push(line) } } });
    discardUnreadBodies(proxy);
    await proxyApi(proxy, origin);
    origin = await proxy.listen({ port: 0, host: 'localhost' });
    onTestFinished(async () => {
      proxy.server.closeAllConnections();
      await proxy.close();
    });
  }
  const socket: Socket = connect(Number(new URL(origin).port), 'localhost').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part: string) => (text += part));
  await once(socket, 'connect');
  const head = (token: string, length: number) =>
    [
      `POST /api/account/requests/${reference}/files HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n');
  return { socket, head, received: () => text, token: tokens.client, logs, proxied };
};

const START = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const PART = 'x'.repeat(200_000);
const LENGTH = START.length + PART.length * 10;

test.each([
  ['API', 'a full disk', 503],
  ['shell', 'a full disk', 503],
  ['API', 'a wrong token', 401],
  ['shell', 'a wrong token', 401],
] as const)(
  'the %s responds to an upload that meets %s, and then to the next request of its connection',
  async (place, what, status) => {
    const { socket, head, received, token } = await startApi(place, fullStore());
    socket.write(head(what === 'a full disk' ? token : 'wrong', LENGTH) + START + PART);
    await vi.waitFor(() => expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `)), PATIENT);
    for (let part = 1; part < 10; part += 1) socket.write(PART);
    socket.write('GET /api/public/services HTTP/1.1\r\nhost: x\r\n\r\n');
    await vi.waitFor(() => expect(received()).toMatch(/HTTP\/1\.1 200 /), PATIENT);
  },
);

test.each(['API', 'shell'] as const)(
  'an upload that its client aborts is no failure in the log of the %s',
  async (place) => {
    const { socket, head, token, logs, proxied } = await startApi(place);
    socket.write(head(token, LENGTH) + START + PART);
    socket.destroySoon();
    await vi.waitFor(() => expect(logs.join('')).toContain('/files'), PATIENT);
    for (const line of logs) expect(JSON.parse(line).level).toBeLessThan(50);
    expect(proxied).toEqual([]);
  },
);
