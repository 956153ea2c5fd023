import { faults, type Fault } from 'testing/fault-proxy';
import type { RemoteId } from 'testing/test-site';
import { expect, layoutReady, pageReady, test } from '../harness/test.ts';

/** Time within which the fallback must be visible. */
const FALLBACK_DEADLINE = { timeout: 8000 };
/** What the browser reports about scripts that fail on purpose: requests, integrity, and syntax. */
const BROKEN_SCRIPTS =
  /Failed to load resource|ERR_|net::|integrity|valid digest|SyntaxError|Unexpected token|MIME type/;
const ENTRY = /remoteEntry/;
const EXPOSED_MODULE = /expose_(?:routes|login)/;

const failures: [string, RegExp, Fault][] = [
  ['its entry is missing', ENTRY, faults.missing],
  ['its entry responds with 500 and HTML', ENTRY, faults.htmlError],
  ['its entry responds with 500 and JSON', ENTRY, faults.jsonError],
  ['its entry is an HTML page', ENTRY, faults.htmlPage],
  ['its entry is not JavaScript', ENTRY, faults.garble],
  ['its entry is truncated', ENTRY, faults.truncate],
  ['a byte of its entry is corrupted', ENTRY, faults.flip],
  ['its entry hangs', ENTRY, faults.hang],
  ['its exposed module is missing', EXPOSED_MODULE, faults.missing],
  ['its exposed module is an HTML page', EXPOSED_MODULE, faults.htmlPage],
  ['a byte of its exposed module is corrupted', EXPOSED_MODULE, faults.flip],
  ['its exposed module hangs', EXPOSED_MODULE, faults.hang],
];

const clientRendered: { remote: RemoteId; path: string }[] = [
  { remote: 'remote-account', path: '/auth' },
  { remote: 'remote-admin', path: '/admin/login' },
];

for (const { remote, path } of clientRendered)
  for (const [description, where, fault] of failures)
    test(`${remote}: when ${description}, the layout works, an error card appears in time, and retrying recovers in the tab`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(BROKEN_SCRIPTS);
      site.proxies[remote].injectFault(where, fault);
      await page.goto(path, { waitUntil: 'commit' });
      await layoutReady(page);
      await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toBeVisible(FALLBACK_DEADLINE);
      await expect(page.getByRole('link', { name: /مقياس/ }).first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await site.proxies[remote].clearFaults();
      await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible(FALLBACK_DEADLINE);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });

for (const [description, where, fault] of failures)
  test(`remote-public: when ${description}, the server-rendered page stays readable, and retrying makes it interactive`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(BROKEN_SCRIPTS);
    site.proxies['remote-public'].injectFault(where, fault);
    await page.goto('/', { waitUntil: 'commit' });
    await layoutReady(page);
    await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible(FALLBACK_DEADLINE);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('خطط الأعمال').first()).toBeAttached();
    await site.proxies['remote-public'].clearFaults();
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await pageReady(page);
    await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toHaveCount(0);
  });

test('a lazy page shows an error card when its chunk fails, and opens after retrying', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(BROKEN_SCRIPTS);
  await page.goto('/');
  await pageReady(page);
  site.proxies['remote-public'].injectFault(/static\/js\/async\//, faults.missing);
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible(FALLBACK_DEADLINE);
  await site.proxies['remote-public'].clearFaults();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(FALLBACK_DEADLINE);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
