import { faults, type Fault } from 'shared-lib/testing/fault-proxy';
import type { RemoteId } from 'shared-lib/testing/test-site';
import { expect, frameReady, pageReady, test } from '../harness/test.ts';

/** The time within which a person must see the fallback. */
const SOON = { timeout: 8000 };
const ENTRY = /remoteEntry/;
const DOOR = /expose_(?:routes|login)/;

/** Of these one, a new document recovers: the bundler's loader waits for the hung request as long as the document lives. */
const HUNG_DOOR = 'its door never answers';

const failures: [string, RegExp, Fault][] = [
  ['its entry is missing', ENTRY, faults.missing],
  ['its entry answers 500 with HTML', ENTRY, faults.htmlError],
  ['its entry answers 500 with JSON', ENTRY, faults.jsonError],
  ['its entry is an HTML page', ENTRY, faults.htmlPage],
  ['its entry is garbled', ENTRY, faults.garble],
  ['its entry is cut off', ENTRY, faults.truncate],
  ['a byte of its entry is flipped', ENTRY, faults.flip],
  ['its entry never answers', ENTRY, faults.hang],
  ['its door is missing', DOOR, faults.missing],
  ['its door is an HTML page', DOOR, faults.htmlPage],
  ['a byte of its door is flipped', DOOR, faults.flip],
  [HUNG_DOOR, DOOR, faults.hang],
];

const clientDrawn: { remote: RemoteId; address: string }[] = [
  { remote: 'remote-account', address: '/auth' },
  { remote: 'remote-admin', address: '/admin/login' },
];

for (const { remote, address } of clientDrawn)
  for (const [what, where, fault] of failures)
    test(`${remote}: when ${what}, the frame stands, a card says so in time, and trying again recovers in the tab`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/./);
      site.proxies[remote].break(where, fault);
      await page.goto(address, { waitUntil: 'commit' });
      await frameReady(page);
      await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toBeVisible(SOON);
      await expect(page.getByRole('link', { name: /مقياس/ }).first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await site.proxies[remote].heal();
      await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible(SOON);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(what !== HUNG_DOOR);
    });

for (const [what, where, fault] of failures)
  test(`remote-public: when ${what}, the server's page stays readable, and trying again brings it to life`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/./);
    site.proxies['remote-public'].break(where, fault);
    await page.goto('/', { waitUntil: 'commit' });
    await frameReady(page);
    await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible(SOON);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('خطط الأعمال').first()).toBeAttached();
    await site.proxies['remote-public'].heal();
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await pageReady(page);
    await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toHaveCount(0);
  });

test('a page that is a chunk of its own shows a card when the chunk fails, and opens after trying again', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/./);
  await page.goto('/');
  await pageReady(page);
  site.proxies['remote-public'].break(/static\/js\/async\//, faults.missing);
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible(SOON);
  await site.proxies['remote-public'].heal();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
