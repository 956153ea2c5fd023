import type { Locator, Page } from 'playwright/test';
import { onlyInFull } from '../harness/halves.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** What a page asks for in order to show itself: pictures come when they are looked at. */
const CODE_AND_DATA = ['script', 'fetch', 'xhr'];

/** Notes whether a stand-in for content was ever shown. */
const noteWaiting = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { sawWaiting: false });
    const look = () =>
      document.querySelector('#content [aria-busy="true"]') && Object.assign(globalThis, { sawWaiting: true });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const sawWaiting = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sawWaiting') as boolean);

const fetchedAhead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('fetched-ahead ') ? [name.slice('fetched-ahead '.length)] : [])),
  );
const addressOf = async (link: Locator) => (await link.getAttribute('href')) ?? '';
const isFetchedAhead = async (page: Page, link: Locator) => {
  const address = await addressOf(link);
  await expect.poll(() => fetchedAhead(page)).toContain(address);
};

const headings = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();

/** Opens a link while neither code nor data can be had: what shows then was there before. */
const openCutOff = async (page: Page, link: Locator) => {
  const address = await addressOf(link);
  const whole = await page.context().newPage();
  await whole.goto(address);
  await pageReady(whole);
  await noteWaiting(page);
  await page.route('**/*', (route) =>
    CODE_AND_DATA.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await headings(page)).toEqual(await headings(whole));
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await sawWaiting(page)).toBe(false);
  await whole.close();
};

/** From where a visitor comes to each kind of page, and what the link looks like. */
const ways: readonly [from: string, href: RegExp, half?: typeof onlyInFull][] = [
  ['/', /^\/about$/],
  ['/services', /^\/services\/[^/]+$/],
  ['/', /^\/contact$/, onlyInFull],
  ['/about', /^\/$/, onlyInFull],
  ['/', /^\/sectors$/, onlyInFull],
  ['/', /^\/blog$/, onlyInFull],
  ['/', /^\/free-studies$/, onlyInFull],
  ['/about', /^\/services$/, onlyInFull],
  ['/sectors', /^\/sectors\/[^/]+$/, onlyInFull],
  ['/blog', /^\/blog\/[^/?]+$/, onlyInFull],
  ['/free-studies', /^\/studies\/[^/]+$/, onlyInFull],
];

const linkTo = async (page: Page, href: RegExp, inside = 'main, [role="contentinfo"], footer'): Promise<Locator> => {
  for (const link of await page.locator(inside).locator('a[href]').all())
    if (href.test((await link.getAttribute('href')) ?? '') && (await link.isVisible())) return link;
  throw new Error(`There is no link to ${String(href)}`);
};

for (const [from, href, half = {}] of ways)
  test(
    `from ${from} the pointer over a link to ${String(href)} is enough: the page then needs no network`,
    half,
    async ({ page, problems }) => {
      problems.allow(/ERR_FAILED/);
      await page.goto(from);
      await pageReady(page);
      const link = await linkTo(page, href);
      await link.hover();
      await isFetchedAhead(page, link);
      await openCutOff(page, link);
    },
  );

test('the focus of the keyboard fetches ahead as the pointer does', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.goto('/about');
  await pageReady(page);
  const link = await linkTo(page, /^\/blog$/);
  await page.keyboard.press('Tab');
  await link.focus();
  await isFetchedAhead(page, link);
  await openCutOff(page, link);
});

test('what scrolls into view is fetched ahead, and asked for once; a page that nobody touches fetches nothing', async ({
  page,
  site,
}) => {
  await page.goto('/free-studies');
  await pageReady(page);
  const link = await linkTo(page, /^\/studies\/[^/]+$/);
  const data = `/api/public${await addressOf(link)}`;
  const dataAsked = () => site.proxies['mock-api'].seen.filter((path) => path === data);
  expect([...dataAsked(), ...(await fetchedAhead(page))]).toEqual([]);
  await page.mouse.wheel(0, 300);
  await isFetchedAhead(page, link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(dataAsked()).toHaveLength(1);
  const code = site.proxies['remote-public'].seen.filter((path) => path.endsWith('.js'));
  expect(code, 'no file is asked for twice').toHaveLength(new Set(code).size);
});

for (const line of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`nothing is fetched ahead where ${JSON.stringify(line)}`, async ({ page, site }) => {
    await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line);
    await page.goto('/');
    await pageReady(page);
    await page.mouse.wheel(0, 2000);
    const link = await linkTo(page, /^\/about$/);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await fetchedAhead(page)).toEqual([]);
    expect(
      site.proxies['mock-api'].seen.filter((path) => /\/public\/(?:services|sectors|articles|studies)\//.test(path)),
    ).toEqual([]);
  });
