import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths } from 'shared-lib/paths';
import { signInByApi } from '../harness/accounts.ts';
import { expect, test } from '../harness/test.ts';

/** One page of each kind, also of the pages that no release has and of guarded ones. */
const pages = [
  paths.home(),
  '/services/feasibility',
  '/sectors/energy',
  '/blog/irr-npv',
  '/studies/dates-factory',
  '/blog?page=2',
  '/free-studies?country=%D9%85%D8%B5%D8%B1&page=1',
  '/nothing-is-here',
  paths.auth(),
  paths.admin.login(),
  paths.admin.home(),
];

/** Forms in which a client may name another host in front of a path. */
const hostileForms: ((path: string) => string)[] = [
  (path) => `http://evil.example${path}`,
  (path) => `https://evil.example:8443${path}`,
  (path) => `http://user:password@evil.example${path}`,
  (path) => `http://[::1]${path}`,
  (path) => `http://[${path}`,
  (path) => `//evil.example${path}`,
  (path) => `///evil.example${path}`,
  (path) => `//user@evil.example:81${path}`,
  (path) => `//[${path}`,
  (path) => `/\\evil.example${path}`,
  (path) => `\\\\evil.example${path}`,
  (path) => `/\t/evil.example${path}`,
  (path) => `/%2f%2fevil.example${path}`,
  (path) => `/%5c%5cevil.example${path}`,
  (path) => `/%09/evil.example${path}`,
  (path) => `/%0d%0a/evil.example${path}`,
  (path) => `/..//evil.example${path}`,
  (path) => `/.//evil.example${path}`,
  (path) => `/%zz${path}`,
  (path) => `/%c0%ae${path}`,
  (path) => `${path}#http://evil.example`,
  (path) => `/${'x'.repeat(15_000)}${path}`,
  () => '*',
  () => 'evil.example:443',
];
/** Headers in which a client may name another host. */
const hostileHeaders = [
  'host: evil.example',
  'host: localhost\r\nx-forwarded-host: evil.example\r\nx-forwarded-proto: https\r\nforwarded: host=evil.example',
  'host: user@evil.example:81',
  'host: [',
  'host: localhost\r\nx-original-url: //evil.example/\r\nx-rewrite-url: //evil.example/',
];

interface Response {
  status: number;
  location: string | undefined;
  link: string | undefined;
  body: string;
}

/** Sends a request line and headers as they are. */
const send = async (port: number, target: string, headers = 'host: localhost'): Promise<Response> => {
  const socket = connect(port, 'localhost');
  socket.setEncoding('latin1');
  // The end of the request lets every server close the connection after its response.
  socket.end(`GET ${target} HTTP/1.0\r\n${headers}\r\nconnection: close\r\n\r\n`, 'latin1');
  const response = await text(socket);
  const [head = '', ...body] = response.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(head)?.[1]?.trim();
  return {
    status: Number(head.slice(9, 12)),
    location: header('location'),
    link: header('link'),
    // Pages of accounts have a nonce of their own.
    body: body.join('\r\n\r\n').replaceAll(/nonce="[^"]+"/gu, 'nonce'),
  };
};

test.describe('a shell with a page cache', () => {
  let shell: { origin: string; stop(): Promise<void> };
  test.beforeAll(async ({ workerSite }) => {
    shell = await workerSite.startShell({ PAGE_CACHE_MB: '8' });
  });
  test.afterAll(async () => shell.stop());

  for (const path of pages)
    test(`${path} is the same after requests that name another host`, async () => {
      const port = Number(new URL(shell.origin).port);
      const hostile: (Response & { sent: string })[] = [];
      // Before anybody else has requested the page.
      for (const form of hostileForms) hostile.push({ sent: form(path), ...(await send(port, form(path))) });
      for (const headers of hostileHeaders) hostile.push({ sent: headers, ...(await send(port, path, headers)) });
      let clean = await send(port, path);
      // On a busy machine a page may have missed data that a later one has.
      await expect(async () => {
        const before = clean;
        clean = await send(port, path);
        expect(clean.body === before.body).toBe(true);
      }).toPass();
      expect(clean.body).not.toContain('evil');
      const origin = shell.origin.replace('http://', String.raw`http:\/\/`);
      for (const [, url] of clean.body.matchAll(/(?:canonical" href|og:url" content|og:image" content)="([^"]+)"/gu))
        expect(url).toMatch(new RegExp(`^${origin}/`, 'u'));
      for (const { sent, status, location, body } of hostile) {
        expect([sent.slice(0, 80), status < 500]).toEqual([sent.slice(0, 80), true]);
        if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/u);
        // The target of an absolute form is the path; its host counts as little as a Host header.
        const isSamePage = status === clean.status && !sent.includes('xxx') && !/^\/+[%.]/u.test(sent);
        if (isSamePage && status !== 404) expect([sent, body === clean.body]).toEqual([sent, true]);
      }
    });
});

test('no server fails on a target that is no path, or lets it choose a host', async ({ site, request, account }) => {
  const { shellPort, apiPort, remotePorts } = site.config;
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const authorized = `host: evil.example\r\nx-forwarded-host: evil.example\r\nauthorization: Bearer ${token}`;
  for (const port of [shellPort, apiPort, ...Object.values(remotePorts)])
    for (const path of [
      '/',
      '/api/public/services',
      '/images/services/feasibility.png?width=320',
      '/api/admin/services?_page=1',
    ])
      for (const form of hostileForms) {
        const { status, location, link } = await send(port, form(path), authorized);
        const sent = `${port} ${form(path).slice(0, 80)}`;
        expect([sent, status]).not.toEqual([sent, 500]);
        if (location !== undefined) expect(location, sent).toMatch(/^\/(?![/\\])/u);
        expect(link ?? '', sent).not.toContain('evil');
      }
  const list = await send(apiPort, 'http://evil.example/api/admin/services?_page=1&_limit=1', authorized);
  expect(list.link).toContain(`<${site.origin}/api/admin/services?`);
});
