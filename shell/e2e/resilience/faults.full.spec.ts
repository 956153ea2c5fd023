import type { Page } from 'playwright/test';
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

/**
 * The kinds of outcome: a script does not arrive, another content arrives, or nothing arrives. They concern the entry of a remote and the
 * module that the entry loads, and one loader serves the remotes: so each has its test once.
 */
const clientRendered: { description: string; where: RegExp; fault: Fault }[] = [
  { description: 'its entry is missing', where: ENTRY, fault: faults.missing },
  { description: 'its entry hangs', where: ENTRY, fault: faults.hang },
  { description: 'its exposed module is missing', where: EXPOSED_MODULE, fault: faults.missing },
  { description: 'a byte of its exposed module is corrupted', where: EXPOSED_MODULE, fault: faults.flip },
  { description: 'its exposed module hangs', where: EXPOSED_MODULE, fault: faults.hang },
];

const card = (page: Page) => page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' });
const retryButton = (page: Page) => page.getByRole('button', { name: 'إعادة المحاولة' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'تسجيل الدخول', exact: true });

for (const { description, where, fault } of clientRendered)
  test(`remote-admin: when ${description}, the layout works, an error card appears in time, and retrying recovers in the tab`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(BROKEN_SCRIPTS);
    site.proxies['remote-admin'].injectFault(where, fault);
    await page.goto('/admin/login', { waitUntil: 'commit' });
    await layoutReady(page);
    await expect(card(page)).toBeVisible(FALLBACK_DEADLINE);
    await expect(page.getByRole('link', { name: /مقياس/ }).first()).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await site.proxies['remote-admin'].clearFaults();
    await retryButton(page).click();
    await expect(signInButton(page)).toBeVisible(FALLBACK_DEADLINE);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

/** Every other content that may arrive in place of a script. */
const otherContents: [string, Fault][] = [
  ['500 and HTML', faults.htmlError],
  ['500 and JSON', faults.jsonError],
  ['an HTML page', faults.htmlPage],
  ['no JavaScript', faults.garble],
  ['a truncated script', faults.truncate],
  ['a script with a corrupted byte', faults.flip],
];

for (const [where, name] of [
  [ENTRY, 'entry'],
  [EXPOSED_MODULE, 'exposed module'],
] as const)
  test(`retrying loads the ${name} again whatever arrived in its place, and recovers in the tab`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(BROKEN_SCRIPTS);
    const proxy = site.proxies['remote-admin'];
    const requested = () => proxy.requestedPaths.filter((path) => where.test(path)).length;
    for (const [index, [content, fault]] of otherContents.entries())
      await test.step(content, async () => {
        await proxy.clearFaults();
        proxy.injectFault(where, fault);
        const before = requested();
        if (index > 0) await retryButton(page).click();
        else {
          await page.goto('/admin/login', { waitUntil: 'commit' });
          await layoutReady(page);
          await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
        }
        await expect.poll(requested).toBeGreaterThan(before);
        // While the new attempt runs, the button has another label.
        await expect(retryButton(page)).toBeVisible(FALLBACK_DEADLINE);
        await expect(card(page)).toBeVisible();
      });
    await proxy.clearFaults();
    await retryButton(page).click();
    await expect(signInButton(page)).toBeVisible(FALLBACK_DEADLINE);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

/** The text of a page that the server has rendered. */
const contentOf: Partial<Record<RemoteId, { path: string; text: string }>> = {
  'remote-public': { path: '/', text: 'خطط الأعمال' },
  'remote-account': { path: '/auth', text: 'مرحباً بعودتك' },
};

for (const [remote, description, where, fault] of [
  ['remote-public', 'its entry is missing', ENTRY, faults.missing],
  ['remote-public', 'a byte of its entry is corrupted', ENTRY, faults.flip],
  ['remote-public', 'its entry hangs', ENTRY, faults.hang],
  ['remote-public', 'its exposed module is an HTML page', EXPOSED_MODULE, faults.htmlPage],
  ['remote-public', 'its exposed module hangs', EXPOSED_MODULE, faults.hang],
  ['remote-account', 'its entry is missing', ENTRY, faults.missing],
  ['remote-account', 'a byte of its exposed module is corrupted', EXPOSED_MODULE, faults.flip],
] as const)
  test(`${remote}: when ${description}, the server-rendered page stays readable, and retrying makes it interactive`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(BROKEN_SCRIPTS);
    const { path = '', text = '' } = contentOf[remote] ?? {};
    site.proxies[remote].injectFault(where, fault);
    await page.goto(path, { waitUntil: 'commit' });
    await layoutReady(page);
    await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible(FALLBACK_DEADLINE);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeAttached();
    await site.proxies[remote].clearFaults();
    await retryButton(page).click();
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
  await retryButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(FALLBACK_DEADLINE);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
