import type { Locator, Page } from 'playwright/test';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Resource types that a page needs to render; images load separately. */
const CODE_AND_DATA = ['script', 'fetch', 'xhr'];

/** Records whether a loading placeholder was ever shown. */
const watchForPlaceholders = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { sawPlaceholder: false });
    const check = () =>
      document.querySelector('#content [aria-busy="true"]') && Object.assign(globalThis, { sawPlaceholder: true });
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const sawPlaceholder = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sawPlaceholder') as boolean);

const prefetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('prefetched ') ? [name.slice('prefetched '.length)] : [])),
  );
const hrefOf = async (link: Locator) => (await link.getAttribute('href')) ?? '';
const waitForPrefetch = async (page: Page, link: Locator) => {
  const href = await hrefOf(link);
  await expect.poll(() => prefetched(page)).toContain(href);
};

const headings = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();

/** Follows a link while requests for code and data fail, and expects the complete page, which must come from the prefetch. */
const openWithoutNetwork = async (page: Page, link: Locator) => {
  const href = await hrefOf(link);
  const complete = await page.context().newPage();
  await complete.goto(href);
  await pageReady(complete);
  await watchForPlaceholders(page);
  await page.route('**/*', (route) =>
    CODE_AND_DATA.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await headings(page)).toEqual(await headings(complete));
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await sawPlaceholder(page)).toBe(false);
  await complete.close();
};

/** Start page and link for each kind of target page. */
const navigations: readonly [from: string, href: RegExp, details?: typeof fullSuiteOnly][] = [
  ['/', /^\/about$/],
  ['/services', /^\/services\/[^/]+$/],
  ['/', /^\/contact$/, fullSuiteOnly],
  ['/about', /^\/$/, fullSuiteOnly],
  ['/', /^\/sectors$/, fullSuiteOnly],
  ['/', /^\/blog$/, fullSuiteOnly],
  ['/', /^\/free-studies$/, fullSuiteOnly],
  ['/about', /^\/services$/, fullSuiteOnly],
  ['/sectors', /^\/sectors\/[^/]+$/, fullSuiteOnly],
  ['/blog', /^\/blog\/[^/?]+$/, fullSuiteOnly],
  ['/free-studies', /^\/studies\/[^/]+$/, fullSuiteOnly],
];

/** The first visible link to a page, found by its address: parts of a page that load later add links before it. */
const linkTo = async (page: Page, href: RegExp, inside = 'main, [role="contentinfo"], footer'): Promise<Locator> => {
  const links = page.locator(inside).locator('a[href]').filter({ visible: true });
  const found = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).find((path) =>
    href.test(path),
  );
  if (found === undefined) throw new Error(`There is no link to ${String(href)}`);
  return page.locator(inside).locator(`a[href="${found}"]`).filter({ visible: true }).first();
};

for (const [from, href, details = {}] of navigations)
  test(
    `hovering a link to ${String(href)} on ${from} prefetches the page, which then needs no network`,
    details,
    async ({ page, problems }) => {
      problems.allow(/ERR_FAILED/);
      await page.goto(from);
      await pageReady(page);
      const link = await linkTo(page, href);
      await link.hover();
      await waitForPrefetch(page, link);
      await openWithoutNetwork(page, link);
    },
  );

test('keyboard focus prefetches like hovering', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.goto('/about');
  await pageReady(page);
  const link = await linkTo(page, /^\/blog$/);
  await page.keyboard.press('Tab');
  await link.focus();
  await waitForPrefetch(page, link);
  await openWithoutNetwork(page, link);
});

test('prefetches a link that scrolls into view, once, and nothing before the first interaction', async ({
  page,
  site,
}) => {
  await page.goto('/free-studies');
  await pageReady(page);
  const link = await linkTo(page, /^\/studies\/[^/]+$/);
  const data = `/api/public${await hrefOf(link)}`;
  const dataRequests = () => site.proxies['mock-api'].requestedPaths.filter((path) => path === data);
  expect([...dataRequests(), ...(await prefetched(page))]).toEqual([]);
  await page.mouse.wheel(0, 300);
  await link.scrollIntoViewIfNeeded();
  await waitForPrefetch(page, link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(dataRequests()).toHaveLength(1);
  const code = site.proxies['remote-public'].requestedPaths.filter((path) => path.endsWith('.js'));
  expect(code, 'no file is requested twice').toHaveLength(new Set(code).size);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`does not prefetch with ${JSON.stringify(connection)}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/');
    await pageReady(page);
    await page.mouse.wheel(0, 2000);
    // A link may still move while the sections above it are laid out.
    await pageLaidOut(page);
    const link = await linkTo(page, /^\/about$/);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await prefetched(page)).toEqual([]);
    expect(requested.filter((path) => /\/public\/(?:services|sectors|articles|studies)\//.test(path))).toEqual([]);
  });
