import { generateKeyPairSync } from 'node:crypto';
import { signPreview, type Preview } from 'tooling/release/preview-link';
import { publicKeyOf } from 'tooling/release/signatures';
import { expect, test } from 'vitest';
import type { LoadedRelease } from '../release.ts';
import { pageOf, SITE, startPages } from '../start-pages.ts';
import { MisfitError, Previews } from './previews.ts';

const HOUR_MS = 3_600_000;
const VERSION = '0123456789abcdef';
const [team, other] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey];
const trusted = {
  teams: {
    'remote-public': [publicKeyOf(team)],
    'remote-account': [publicKeyOf(other)],
    'remote-admin': [publicKeyOf(other)],
  },
  shells: [publicKeyOf(other)],
};

const previewOf = (more: Partial<Preview> = {}): Preview => ({
  site: SITE,
  remote: 'remote-public',
  version: VERSION,
  integrity: `sha384-${'a'.repeat(64)}`,
  expires: Date.now() + HOUR_MS,
  ...more,
});
const tokenOf = (more: Partial<Preview> = {}, key = team) => signPreview(previewOf(more), key);

interface Site {
  /** Fails to load a release with this error. */
  fault?: Error;
  /** Fails to render its pages. */
  isBroken?: boolean;
}

/** A site with one live release, and previews of releases that render their own name. */
const startSite = async ({ fault, isBroken = false }: Site = {}) => {
  const loaded: string[] = [];
  const retired: string[] = [];
  let now: number | undefined;
  const { get, served } = await startPages({
    live: async (request) => ({ ...pageOf(request), markup: '<p>live page</p>' }),
    hasBeacons: true,
    previewsOf: (releases, releaseOf) =>
      new Previews({
        siteOrigin: SITE,
        trusted,
        releases,
        load: async ({ version, origin }): Promise<LoadedRelease> => {
          loaded.push(`${origin} ${version}`);
          if (fault) throw fault;
          const render = async (request: Parameters<typeof pageOf>[0]) => {
            if (isBroken) throw new Error('boom');
            return { ...pageOf(request), markup: `<p>page of ${version}</p>` };
          };
          const release = releaseOf(version, render, ['/new']);
          const { renderers } = release;
          const retire = () => void retired.push(version);
          return { ...release, renderers: renderers && { ...renderers, render: renderers.render, retire } };
        },
        clock: () => now ?? Date.now(),
        log: () => undefined,
      }),
  });
  const open = (token: string) => get(`/_preview/${token}`);
  const visit = (path: string, token?: string) =>
    get(path, token === undefined ? {} : { headers: { cookie: `a=1; miqyas_preview=${token}` } });
  return { get, served, open, visit, loaded, retired, moveClock: (to: number) => void (now = to) };
};

test('a link sets a cookie that scripts cannot read and that ends with the link, and leads to the pages', async () => {
  const { open, loaded } = await startSite();
  const token = tokenOf();
  const { status, location, headers } = await open(token);
  expect([status, location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
  const [cookie = '', pin] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^miqyas_preview=[\w.-]+; Path=\/; Max-Age=3(?:600|59\d); HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).toContain(token);
  // Whoever was sent back to the live release after a crash gets the preview.
  expect(pin).toBe('miqyas_pin_public=; Path=/; Max-Age=0; SameSite=Lax');
  expect(loaded).toEqual([`${SITE} ${VERSION}`]);
});

test('its visitor gets pages of that release with a badge, and everybody else the same bytes and ETag as before', async () => {
  const { visit, get, served } = await startSite();
  const token = tokenOf();
  const before = await visit('/about');
  const own = await visit('/about', token);
  expect(own.body).toContain(`page of ${VERSION}`);
  expect(own.body).toContain(`تعاين صفحات الموقع قبل نشرها، في الإصدار <bdi dir="ltr">${VERSION}</bdi>`);
  expect(own.body).toContain('action="/_preview/end?from=%2Fabout"><button type="submit">إنهاء المعاينة</button>');
  expect(own.body).not.toContain('name="beacon"');
  expect([own.status, own.headers['cache-control'], own.headers.etag, own.headers['x-release']]).toEqual([
    200,
    'private, no-cache',
    undefined,
    VERSION,
  ]);
  const [, hash] = /style-src (?<hashes>[^;]*)/u.exec(String(own.headers['content-security-policy'])) ?? [];
  expect(hash?.match(/'sha256-/g)).toHaveLength(2);
  const after = await visit('/about');
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  expect(before.headers.etag).toBeTruthy();
  // With the validator of the cached page too, the visitor of the preview gets the own page.
  const conditional = await get('/about', {
    headers: { cookie: `miqyas_preview=${token}`, 'if-none-match': before.headers.etag ?? '' },
  });
  expect([conditional.status, conditional.body]).toEqual([200, own.body]);
  expect(served.map(({ version }) => version)).toEqual(['v2', 'v2']);
});

test('a page that only the shown release has keeps its parameters and its capitals are corrected for its visitor alone', async () => {
  const { visit } = await startSite();
  const token = tokenOf();
  expect((await visit('/NEW', token)).location).toBe('/new');
  expect((await visit('/NEW')).location).toBeUndefined();
});

test('the badge says when the page comes from the live release, because the shown one fails', async () => {
  const { visit } = await startSite({ isBroken: true });
  const { status, body } = await visit('/about', tokenOf());
  expect(status).toBe(200);
  expect(body).toContain('live page');
  expect(body).toContain(`تعذر عرض صفحات الموقع في الإصدار <bdi dir="ltr">${VERSION}</bdi>، وهذه هي المنشورة الآن.`);
});

test('the button of the badge ends the preview and leads back to the page', async () => {
  const { get } = await startSite();
  const end = (referer: string, from = '') =>
    get(`/_preview/end${from}`, {
      method: 'POST',
      headers: { referer, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
    });
  const { status, location, headers } = await end(`${SITE}/about?x=1`);
  expect([status, location]).toEqual([303, '/about?x=1']);
  expect(headers['set-cookie']).toEqual(['miqyas_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure']);
  for (const referer of ['https://evil.example/about', 'nonsense', `${SITE}//evil.example`])
    expect((await end(referer)).location).toMatch(/^\/(?!\/)/);
  // Pages outside the public site send their origin only, so the badge names its document.
  expect((await end(`${SITE}/`, '?from=%2Fadmin%2Fusers')).location).toBe('/admin/users');
  for (const from of [
    '?from=//evil.example',
    '?from=https://evil.example',
    '?from=%5C%5Cevil.example',
    '?from=a&from=b',
  ])
    expect((await end(`${SITE}/`, from)).location).toMatch(/^\/(?![/\\])/);
});

test.each<[string, string, number, string]>([
  ['text that is no link', 'abc', 403, 'رابط المعاينة غير صالح'],
  ['a path', encodeURIComponent('../../releases/remote-public'), 403, 'رابط المعاينة غير صالح'],
  ['the key of another team', tokenOf({}, other), 403, 'رابط المعاينة غير صالح'],
  ['a changed version', tokenOf().replace(/^.{40}/, (start) => start.toLowerCase()), 403, 'رابط المعاينة غير صالح'],
  ['a version that leaves the folder', tokenOf({ version: '../../../etc/pass' }), 403, 'رابط المعاينة غير صالح'],
  ['a link for another site', tokenOf({ site: 'https://other.example' }), 403, 'رابط المعاينة لموقع آخر'],
  ['a link whose time is over', tokenOf({ expires: Date.now() - 1 }), 410, 'انتهت مدة المعاينة'],
  ['a link without a near end', tokenOf({ expires: Date.now() + 200 * HOUR_MS }), 410, 'انتهت مدة المعاينة'],
  ['a remote that the site does not have', tokenOf({ remote: 'remote-admin' }, other), 502, 'تعذر تحميل هذا الإصدار'],
])('%s shows nothing and says why', async (_what, token, expected, title) => {
  const { open, visit, loaded } = await startSite();
  const { status, headers, body } = await open(token);
  expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([expected, 'no-store', undefined]);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('lang="ar" dir="rtl"');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // As a cookie it does nothing either.
  const { body: page } = await visit('/about', token);
  expect(page).toContain('live page');
  expect(page).not.toContain('release-preview');
  expect(loaded).toEqual([]);
});

test('a release that does not fit, or that its host does not give, is explained', async () => {
  const misfit = await (await startSite({ fault: new MisfitError('it imports x') })).open(tokenOf());
  expect([misfit.status, misfit.body.includes('لا يعمل هذا الإصدار مع الموقع الآن')]).toEqual([409, true]);
  const site = await startSite({ fault: new Error('does not match its hash') });
  const damaged = await site.open(tokenOf());
  expect([damaged.status, damaged.body.includes('تعذر تحميل هذا الإصدار')]).toEqual([502, true]);
  expect((await site.visit('/about', tokenOf())).body).toContain('تعذر عرض صفحات الموقع في الإصدار');
});

test('the cookie does nothing once its time is over', async () => {
  const { visit, moveClock } = await startSite();
  const token = tokenOf();
  expect((await visit('/about', token)).body).toContain(`page of ${VERSION}`);
  moveClock(Date.now() + HOUR_MS);
  expect((await visit('/about', token)).body).toContain('live page');
});

test('holds three releases at most, and gives up the one that was opened least recently', async () => {
  const { visit, loaded, retired } = await startSite();
  const versions = ['1', '2', '3', '4'].map((digit) => digit.repeat(16));
  const tokens = versions.map((version) => tokenOf({ version }));
  const [first = '', second = ''] = tokens;
  for (const token of tokens.slice(0, 3)) await visit('/about', token);
  await visit('/about', first);
  expect([loaded.length, retired]).toEqual([3, []]);
  await visit('/about', tokens[3]);
  expect(retired).toEqual([versions[1]]);
  await visit('/about', second);
  expect(retired).toEqual([versions[1], versions[2]]);
});
