import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAuthority, createCertificate } from 'testing/certificates';
import { freePorts } from 'testing/free-ports';
import { liveEnvironment } from 'testing/live-environment';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { nginxConfiguration } from '../src/deploy/nginx.ts';

const authority = createAuthority();
const NAMES = ['www', 'public', 'account', 'admin'].map((name) => `${name}.example.com`);

const listen = async (port: number, respond: RequestListener) => {
  const server = createServer(respond).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
};

/** The configuration of a server, on ports and folders of this test. */
const onTestMachine = (configuration: string, { folder, tls, plain }: { folder: string; tls: number; plain: number }) =>
  `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${configuration
  .replaceAll(/^ *listen \[::\].*$/gm, '')
  .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
  .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
  .replaceAll('/var/lib/nginx', folder)}
}`;

/** Starts Debian's nginx in front of a shell and a host that respond as told. */
const startProxy = async (shell: RequestListener, host: RequestListener = shell) => {
  const [port = 0, hostPort = 0, account = 0, admin = 0, api = 0, tls = 0, plain = 0] = await freePorts(7);
  const folder = scratchFolder();
  mkdirSync(join(folder, 'body'));
  const { cert, key } = createCertificate({ names: NAMES, issuer: authority });
  writeFileSync(join(folder, 'site.pem'), cert);
  writeFileSync(join(folder, 'site.key'), key);
  await listen(port, shell);
  await listen(hostPort, host);
  const ports = { PORT: port, PUBLIC_PORT: hostPort, ACCOUNT_PORT: account, ADMIN_PORT: admin, API_PORT: api };
  const env = Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)]));
  const configuration = nginxConfiguration(readConfig({ ...liveEnvironment, ...env }), {
    certificate: join(folder, 'site.pem'),
    key: join(folder, 'site.key'),
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, onTestMachine(configuration, { folder, tls, plain }));
  const nginx = spawn(
    'nginx',
    ['-c', file, '-p', folder, '-e', 'stderr', '-g', process.getuid?.() === 0 ? 'user root;' : ''],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(nginx, 'close');
  let errors = '';
  nginx.stderr.on('data', (chunk) => (errors += String(chunk)));
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  const send = async (path: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const { host: name = 'www.example.com', ...others } = headers;
    const sent = request({
      host: '127.0.0.1',
      port: tls,
      servername: name,
      ca: authority.cert,
      path,
      method: body ? 'POST' : 'GET',
      headers: { host: name, ...others },
      agent: false,
    });
    const arrived = new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject),
    );
    sent.end(body);
    const response = await arrived;
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  await vi
    .waitFor(() => send('/healthz'), 10_000)
    .catch(() => {
      throw new Error(`nginx does not respond: ${errors}`);
    });
  return { send, tls };
};

const count = () => {
  const seen: IncomingMessage[] = [];
  const paths = () => seen.map(({ url }) => url).filter((url) => url !== '/healthz');
  return { seen, paths };
};

test('a page that is the same for everybody comes from the cache, and one with a cookie from the shell', async () => {
  const { seen, paths } = count();
  const { send, tls } = await startProxy((incoming, reply) => {
    seen.push(incoming);
    const control = incoming.url === '/dashboard' ? 'private, no-cache' : 'no-cache';
    reply.setHeader('cache-control', control).setHeader('etag', '"1"').end('page');
  });
  expect((await send('/')).headers['x-cache']).toBe('MISS');
  expect((await send('/')).headers['x-cache']).toMatch(/^(?:HIT|STALE|UPDATING|REVALIDATED)$/);
  expect((await send('/', { cookie: 'miqyas_preview=x' })).headers['x-cache']).toBe('BYPASS');
  for (const _twice of [1, 2]) expect((await send('/dashboard')).headers['x-cache']).toBe('MISS');
  expect(paths().filter((path) => path === '/dashboard')).toHaveLength(2);
  const client = connect(`https://127.0.0.1:${tls}`, { ca: authority.cert, servername: 'www.example.com' });
  onTestFinished(() => client.close());
  const stream = client.request({ ':path': '/', ':authority': 'www.example.com' });
  expect(await text(stream)).toBe('page');
});

test('a 503 of the shell reaches the visitor, and the next request the shell', async () => {
  let status = 503;
  const { send } = await startProxy((incoming, reply) =>
    reply
      .writeHead(incoming.url === '/healthz' ? 200 : status, { 'retry-after': '30', 'cache-control': 'no-store' })
      .end('arabic'),
  );
  for (const _again of [1, 2, 3])
    expect(await send('/')).toMatchObject({ status: 503, body: 'arabic', headers: { 'retry-after': '30' } });
  status = 200;
  expect((await send('/')).status).toBe(200);
});

test('the shell gets the target and the address of the visitor as they are', async () => {
  const { seen, paths } = count();
  const { send } = await startProxy((incoming, reply) => {
    seen.push(incoming);
    reply.end();
  });
  await send('//evil.example/a', { 'x-forwarded-for': '203.0.113.9' });
  expect(paths()).toEqual(['//evil.example/a']);
  expect(seen.at(-1)?.headers).toMatchObject({
    host: 'www.example.com',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
});

test('a file of a release is fetched once, a server bundle never, and the registry each time', async () => {
  const { seen, paths } = count();
  const { send } = await startProxy((incoming, reply) => {
    seen.push(incoming);
    const isRegistry = incoming.url === '/registry.json';
    reply.setHeader('cache-control', isRegistry ? 'no-cache' : 'public, max-age=31536000, immutable').end('bytes');
  });
  const host = 'public.example.com';
  for (const _twice of [1, 2]) await send('/0123456789abcdef/a.js', { host });
  expect((await send('/0123456789abcdef/server/routes.cjs', { host })).status).toBe(404);
  for (const _twice of [1, 2]) await send('/registry.json');
  expect(paths()).toEqual(['/0123456789abcdef/a.js', '/registry.json', '/registry.json']);
});

test('a large body reaches the API only', async () => {
  const { send } = await startProxy((incoming, reply) => {
    incoming.resume().once('end', () => reply.end('taken'));
  });
  const body = Buffer.alloc(5 * 1_048_576);
  expect(await send('/api/uploads', {}, body)).toMatchObject({ status: 200, body: 'taken' });
  expect((await send('/', {}, body)).status).toBe(413);
});
