import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Every class name below the root, in document order. */
const classNames = () =>
  [...document.querySelectorAll('#root [class]')].map((element) => element.getAttribute('class')).join('\n');

for (const path of [
  '/',
  '/about',
  '/contact',
  '/auth',
  '/auth?mode=register',
  '/claim',
  '/claim/no-such-link',
  '/nope',
])
  test(`${path} hydrates without a mismatch`, async ({ page, problems }) => {
    if (/no(?:pe|-such)/.test(path)) problems.allow(/404/);
    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await pageReady(page);
    // A browser that runs scripts does not parse the content of <noscript> as markup.
    const markup = html
      .slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
      .replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const fromServer = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names);
    const inBrowser = (await page.evaluate(classNames)).split('\n');
    expect(fromServer.length).toBeGreaterThan(10);
    expect(fromServer.filter((names) => !inBrowser.includes(names ?? ''))).toEqual([]);
    const styles = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ id }) => id));
    expect(styles, "the global styles, and the server's element for all components").toEqual(['', 'page-styles']);
  });

test('right-to-left styles are the same before and after hydration', fullSuiteOnly, async ({ browser, site }) => {
  const measure = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: site.origin,
      // On smaller screens the chat button unfolds after a pause.
      viewport: { width: 1700, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/');
    if (javaScriptEnabled) await pageReady(page);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const chat = await page
      .getByRole('link', { name: /واتساب/ })
      .last()
      .boundingBox();
    await context.close();
    return { logo: logo && { x: logo.x, width: logo.width }, chat: chat && { x: chat.x, width: chat.width } };
  };
  const without = await measure(false);
  expect(await measure(true)).toEqual(without);
  expect(without.logo?.x, 'the logo is at the right').toBeGreaterThan(720);
  expect(without.chat?.x, 'the chat button is at the right').toBeGreaterThan(720);
});

test('each shared module is loaded once, from the shell', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  const shared = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, { default: Record<string, Record<string, { from: string }>> }> };
      }
    ).__FEDERATION__;
    return Object.values(federation.__SHARE__).flatMap(({ default: scope }) =>
      Object.entries(scope).map(([name, versions]) => ({
        name,
        owners: Object.values(versions).map(({ from }) => from),
      })),
    );
  });
  const names = shared.map(({ name }) => name);
  for (const name of [
    'react',
    'styled-components',
    '@tanstack/react-query',
    'shared-lib/router',
    'shared-lib/session',
    'shared-lib/http',
  ])
    expect(names).toContain(name);
  for (const { name, owners } of shared) expect(owners, name).toEqual(['shell']);
});

test('links of a remote and of the layout navigate without a page load', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/من نحن/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /استشارة/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact\?tab=consultation/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
