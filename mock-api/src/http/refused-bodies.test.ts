import { request as sendRequest } from 'node:http';
import Fastify from 'fastify';
import { errorResponse } from 'shared-lib/contracts';
import { proxyApi } from 'tooling/server/api-proxy';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

/** Starts the API with the proxy of the shell in front of it. */
const startBehindProxy = async () => {
  const { app } = await createTestApp();
  const logged: string[] = [];
  const proxy = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  await proxyApi(proxy, await app.listen({ port: 0, host: 'localhost' }));
  const origin = await proxy.listen({ port: 0, host: 'localhost' });
  onTestFinished(() => proxy.close());
  return { origin, logged };
};

/** Sends a body as a browser does, and reads the response. */
const post = (url: string, body: string): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = sendRequest(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.on('error', reject);
    request.end(body);
  });

test('a form of 2 MB through the shell gets one response, which refuses it as too large, and nothing is logged', async () => {
  const { origin, logged } = await startBehindProxy();
  const body = JSON.stringify({ message: 'x'.repeat(2_000_000) });
  const responses = [];
  for (let time = 0; time < 5; time += 1) responses.push(await post(`${origin}/api/public/contact`, body));
  responses.push(await post(`${origin}/api/public/contact`, body + ' '.repeat(5_000_000)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([413]));
  for (const { text } of responses) expect(errorResponse.parse(JSON.parse(text)).message).toMatch(/[؀-ۿ]/);
  expect(logged).toEqual([]);
});
