import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openConnection, sizesOf } from './connection.ts';

const head = (status: string, renderedBy: string, length: number) => {
  const headers = Object.entries({
    'x-drawn-by': renderedBy,
    'content-encoding': 'br',
    'content-length': String(length),
  });
  return [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that sends these parts for each request. */
const serve = async (parts: readonly string[]): Promise<string> => {
  const sender = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => {
      for (const part of parts) socket.write(part);
    });
  });
  server = sender;
  sender.listen(0, '127.0.0.1');
  await once(sender, 'listening');
  const address = sender.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
};

describe('the sizes of a response', () => {
  it('are unknown until its head is complete', () => {
    const complete = head('200 OK', 'server', 5);
    expect(sizesOf(Buffer.from(complete.slice(0, -1)))).toBeUndefined();
    expect(sizesOf(Buffer.from(complete))).toEqual({ body: 5, all: complete.length + 5 });
  });

  it.each([
    ['an error', head('503 Service Unavailable', 'server', 5)],
    ['a page that the browser renders', head('200 OK', 'browser', 5)],
  ])('are refused for %s', (_, response) => {
    expect(() => sizesOf(Buffer.from(response))).toThrow(/status/u);
  });
});

describe('a connection', () => {
  it('fetches one page after the other', async () => {
    const connection = await openConnection(await serve([head('200 OK', 'server', 6), 'abc', 'def']));
    expect(await connection.fetchPage()).toBe(6);
    expect(await connection.fetchPage()).toBe(6);
    connection.close();
  });

  it('fails for a page that the server has not rendered', async () => {
    const connection = await openConnection(await serve([head('200 OK', 'browser', 0)]));
    await expect(connection.fetchPage()).rejects.toThrow('rendered by browser');
    connection.close();
  });
});
