import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { configureHttp } from 'shared-lib/http';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { sendFile } from './send-file.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts an API whose uploads are handled by `handler`. */
const startApi = async (handler: Handler) => {
  const server = createServer(handler);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  configureHttp({ baseURL: `http://localhost:${address.port}` });
};

const send = (settings: { stallMs?: number; signal?: AbortSignal; onProgress?: (share: number) => void } = {}) => {
  const { stallMs, signal = new AbortController().signal, onProgress = () => undefined } = settings;
  const options = { url: '/uploads', contract: z.object({ path: z.string() }), ...(stallMs ? { stallMs } : {}) };
  return sendFile(new File(['x'.repeat(500_000)], 'plan.pdf'), options, { signal, onProgress });
};

it('sends the file in a form and reports the sent share', async () => {
  let received = '';
  await startApi((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => (received += text));
    request.once('end', () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ path: 'uploads/plan.pdf' })),
    );
  });
  const shares: number[] = [];
  await expect(send({ onProgress: (share) => shares.push(share) })).resolves.toEqual({ path: 'uploads/plan.pdf' });
  expect(received).toContain('name="file"; filename="plan.pdf"');
  expect(shares.at(-1)).toBe(1);
});

it('stops an upload that sends nothing any more', async () => {
  await startApi((request) => void request.pause());
  await expect(send({ stallMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
});

it('stops at once when it is cancelled', async () => {
  const controller = new AbortController();
  await startApi(() => controller.abort());
  await expect(send({ signal: controller.signal })).rejects.toBeDefined();
});
