import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { checkRequestTargets, readRequestTarget, rewriteTarget } from './request-target.ts';

test.each([
  ['/', '/'],
  ['/services/funding?q=1&q=//2', '/services/funding?q=1&q=//2'],
  ['/services//funding/../x', '/services//funding/../x'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/user@evil.example:81/', '/user@evil.example:81/'],
  ['/[', '/['],
  ['/a?b?c#d', '/a?b?c'],
  ['/a#?b', '/a'],
  ['/a?next=\\\\x', '/a?next=\\\\x'],
  ['http://evil.example/services/funding?q=1', '/services/funding?q=1'],
  ['HTTPS://evil.example:8443/a', '/a'],
  ['http://[::1]:80/a', '/a'],
  ['http://evil.example', '/'],
  ['http://evil.example?q=1', '/?q=1'],
  // Bytes of «ج», as clients send it that do not escape.
  ['/blog/\u00D8\u00AC?q=\u00D8\u00AC', '/blog/%D8%AC?q=%D8%AC'],
  ['/blog/\u00D9\u0088', '/blog/%D9%88'],
])('reads the path of %j', (target, path) => {
  expect(readRequestTarget(target)).toEqual({ kind: 'path', path });
});

test.each([
  ['//evil.example/services/funding?q=1', '/evil.example/services/funding?q=1'],
  ['///evil.example', '/evil.example'],
  ['//[', '/['],
  ['//user:password@evil.example:81/', '/user:password@evil.example:81/'],
  ['//', '/'],
  ['http://evil.example//other.example/a', '/other.example/a'],
])('leads %j to the path with one slash', (target, to) => {
  expect(readRequestTarget(target)).toEqual({ kind: 'redirect', to });
});

test.each([
  '',
  '*',
  'services',
  'evil.example:443',
  'http:/evil.example/a',
  'http:evil.example',
  'http://user@evil.example/a',
  'http://[/a',
  'http:///a',
  'ftp://evil.example/a',
  'javascript:alert(1)',
  '?q=1',
  '/\\evil.example/a',
  '/a\\b',
  '/\t/evil.example',
  '/a b',
  '/a?b\u0000',
  '//evil.example/\\a',
])('refuses %j', (target) => {
  expect(readRequestTarget(target)).toEqual({ kind: 'refused' });
});

test('a server sees only the path, and responds itself to every other target', async () => {
  const server = Fastify({ rewriteUrl: rewriteTarget });
  onTestFinished(() => server.close());
  checkRequestTargets(server);
  server.all('/*', ({ url }) => url);
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const send = async (line: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(`${line} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n`);
    const response = await text(socket);
    return [response.slice(9, 12), /^location: (.+)$/mu.exec(response)?.[1] ?? response.split('\r\n\r\n')[1]];
  };
  expect(await send('GET http://evil.example/a?b')).toEqual(['200', '/a?b']);
  expect(await send('GET //evil.example/a')).toEqual(['301', '/evil.example/a']);
  expect(await send('HEAD //evil.example/a')).toEqual(['301', '/evil.example/a']);
  for (const line of ['POST //evil.example/a', 'GET /\\evil.example', 'OPTIONS *', 'GET evil.example:443'])
    expect([line, ...(await send(line)).slice(0, 1)]).toEqual([line, '400']);
});
