import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { pageLaidOut } from '../harness/lay-out.ts';
import { followRequests } from '../harness/quiet.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { thirdPartyScripts, googleMessages, stubThirdParties, pixelCalls } from '../harness/third-parties.ts';

const ids = { google_analytics_id: 'G-TEST12345', gtm_id: 'GTM-TEST123', facebook_pixel_id: '123456789012345' };
const enabled = { analytics_enabled: 'true', ...ids };
const HOSTS = ['googletagmanager', 'google-analytics', 'facebook'];
const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const GA = 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';

const banner = (page: Page) => page.getByRole('region', { name: 'خصوصيتك على هذا الموقع' });
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
/** Opens a page and returns its content security policy. */
const policyOf = async (page: Page, path: string) =>
  (await page.goto(path))?.headers()['content-security-policy'] ?? '';
const hostsIn = (text: string) => HOSTS.filter((host) => text.includes(host));
const viewsOf = async (page: Page) =>
  (await googleMessages(page)).flatMap(([command, name, view]) =>
    command === 'event' && name === 'page_view'
      ? [view as { page_title: string; page_location: string; page_referrer: string }]
      : [],
  );
const follow = async (page: Page, name: string, title: RegExp) => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(title);
};

test('allows and contacts no third party while analytics is disabled, whatever the consent', async ({
  page,
  context,
  settings,
}) => {
  const { requested } = await stubThirdParties(context);
  const requests = followRequests(page);
  await settings.set({ ...ids, analytics_enabled: 'false' });
  await page.goto('/');
  await page.evaluate(() => (document.cookie = 'miqyas_consent=statistics.marketing; path=/'));
  expect(hostsIn(await policyOf(page, '/'))).toEqual([]);
  await pageReady(page);
  await follow(page, 'من نحن', /من نحن/);
  await requests.untilQuiet();
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(await googleMessages(page)).toEqual([]);
});

test('allows and contacts no third party after consent is declined, and stores no cookie', async ({
  page,
  context,
  settings,
}) => {
  const { requested } = await stubThirdParties(context);
  const requests = followRequests(page);
  await settings.set(enabled);
  expect(hostsIn(await policyOf(page, '/'))).toEqual([]);
  await choose(page, 'رفض الكل');
  await expect(banner(page)).toHaveCount(0);
  await follow(page, 'من نحن', /من نحن/);
  expect(hostsIn(await policyOf(page, '/blog'))).toEqual([]);
  await pageReady(page);
  await requests.untilQuiet();
  expect(requested).toEqual([]);
  expect(await thirdPartyScripts(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('loads the tools once after consent, reports the consent first, then each page view with its title', async ({
  page,
  context,
  settings,
}) => {
  const { requested } = await stubThirdParties(context);
  await settings.set(enabled);
  await page.goto('/?utm_source=newsletter');
  await pageReady(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await choose(page, 'قبول الكل');
  await reloaded;
  await expect.poll(() => thirdPartyScripts(page)).toEqual([GTM, GA, PIXEL]);
  await expect.poll(() => viewsOf(page)).toHaveLength(1);

  await test.step('reports one page view per page, once its title is set', async () => {
    await follow(page, 'من نحن', /من نحن/);
    await expect.poll(() => viewsOf(page)).toHaveLength(2);
    await follow(page, 'الخدمات', /الخدمات/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /دراسات الجدوى/ })
      .first()
      .click();
    await expect(page).toHaveURL('/services/feasibility');
    await expect.poll(() => viewsOf(page)).toHaveLength(4);
    await page.goBack();
    await expect.poll(() => viewsOf(page)).toHaveLength(5);
    const views = await viewsOf(page);
    const origin = new URL(page.url()).origin;
    expect(views.map(({ page_location }) => page_location.replace(origin, ''))).toEqual([
      '/?utm_source=newsletter',
      '/about',
      '/services',
      '/services/feasibility',
      '/services',
    ]);
    expect(views[1]).toMatchObject({ page_title: 'من نحن | مقياس', page_referrer: `${origin}/?utm_source=newsletter` });
    expect(views[3]?.page_title).toBe('دراسات الجدوى | مقياس');
    expect((await pixelCalls(page)).filter((call) => call === 'track PageView')).toHaveLength(5);
    const container = (await googleMessages(page)).filter(
      ([message]) =>
        typeof message === 'object' && message !== null && Reflect.get(message, 'event') === 'virtual_page_view',
    );
    expect(container).toHaveLength(5);
  });

  await test.step('a tab is not a page view', async () => {
    await page.goto('/contact');
    await expect.poll(() => viewsOf(page)).toHaveLength(1);
    await page.getByRole('tab').nth(1).click();
    await expect(page).toHaveURL(/tab=/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن', exact: true }).click();
    await expect.poll(() => viewsOf(page)).toHaveLength(2);
  });

  const messages = await googleMessages(page);
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };
  expect(messages.slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    [
      'consent',
      'update',
      { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' },
    ],
  ]);
  expect(messages).toContainEqual(['config', 'G-TEST12345', { send_page_view: false }]);
  expect((await pixelCalls(page)).slice(0, 2)).toEqual([
    'set autoConfig false 123456789012345',
    'init 123456789012345',
  ]);
  expect(await thirdPartyScripts(page)).toEqual([GTM, GA, PIXEL]);
  expect(new Set(requested)).toEqual(new Set([GTM, GA, PIXEL]));
});

test('loads only the tools of the accepted purposes', async ({ page, context, settings }) => {
  const { requested } = await stubThirdParties(context);
  await settings.set(enabled);
  await page.goto('/');
  await choose(page, 'تخصيص الاختيار');
  await page.getByRole('checkbox', { name: 'إحصاءات الزيارة' }).check();
  const documentLoaded = page.waitForResponse((response) => response.url() === page.url());
  await choose(page, 'حفظ الاختيار');
  const policy = (await documentLoaded).headers()['content-security-policy'] ?? '';
  expect(hostsIn(policy)).toEqual(['googletagmanager', 'google-analytics']);
  expect(policy).not.toContain('unsafe');
  await expect.poll(() => thirdPartyScripts(page)).toEqual([GTM, GA]);
  expect((await googleMessages(page))[1]).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
  expect(requested.filter((url) => url.includes('facebook'))).toEqual([]);
});

test('loads nothing for an invalid id and logs one warning', async ({ page, context, settings, site }) => {
  const { requested } = await stubThirdParties(context);
  await settings.set({
    analytics_enabled: 'true',
    google_analytics_id: 'UA-1234-5',
    gtm_id: 'GTM-1"><script>alert(1)</script>',
    facebook_pixel_id: '123456789012345',
  });
  await page.goto('/');
  await choose(page, 'قبول الكل');
  await expect.poll(() => thirdPartyScripts(page)).toEqual([PIXEL]);
  expect(hostsIn(await policyOf(page, '/'))).toEqual(['facebook']);
  const log = readFileSync(join(site.config.dataDir, 'logs/shell.log'), 'utf8');
  expect(log.match(/The setting gtm_id holds no id/g)).toHaveLength(1);
  expect(new Set(requested)).toEqual(new Set([PIXEL]));
});

test('removes tools, their cookies and their hosts in the policy when consent is withdrawn', async ({
  page,
  context,
  settings,
}) => {
  const { requested } = await stubThirdParties(context);
  const requests = followRequests(page);
  await settings.set(enabled);
  await page.goto('/about');
  await choose(page, 'قبول الكل');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['miqyas_consent', '_ga', '_ga_TEST']));
  await page.getByRole('button', { name: 'إعدادات الخصوصية' }).click();
  const documentLoaded = page.waitForResponse((response) => response.url() === page.url());
  await choose(page, 'رفض الكل');
  expect(hostsIn((await documentLoaded).headers()['content-security-policy'] ?? '')).toEqual([]);
  await pageReady(page);
  requested.length = 0;
  await follow(page, 'دراسات مجانية', /مجانية/);
  await requests.untilQuiet();
  expect(requested).toEqual([]);
  expect(await thirdPartyScripts(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('never loads a tool in a document of sign-in, dashboard or administration', async ({
  page,
  context,
  settings,
}) => {
  await stubThirdParties(context);
  await settings.set(enabled);
  await page.goto('/about');
  await choose(page, 'قبول الكل');
  await expect.poll(() => thirdPartyScripts(page)).toHaveLength(3);
  for (const path of ['/auth', '/admin/login', '/dashboard', '/claim/some-link', '/debug'])
    expect(hostsIn((await context.request.get(path)).headers()['content-security-policy'] ?? ''), path).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(await thirdPartyScripts(page)).toEqual([]);
  await page.getByRole('link', { name: 'الصفحة الرئيسية' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => thirdPartyScripts(page)).toHaveLength(3);
});

test('does not lose unsent text after consent: the tools load with the next page', async ({
  page,
  context,
  settings,
}) => {
  await stubThirdParties(context);
  await settings.set(enabled);
  await page.goto('/contact');
  await pageReady(page);
  const name = page.getByLabel('الاسم', { exact: false }).first();
  await name.fill('ليلى منصور');
  await choose(page, 'قبول الكل');
  await expect(banner(page)).toHaveCount(0);
  await expect(name).toHaveValue('ليلى منصور');
  expect(await thirdPartyScripts(page)).toEqual([]);
  await name.fill('');
  await follow(page, 'من نحن', /من نحن/);
  await expect.poll(() => thirdPartyScripts(page)).toHaveLength(3);
});

test('restores the scroll position when consent reloads the page', async ({ page, context, settings }) => {
  await stubThirdParties(context);
  await settings.set(enabled);
  await page.goto('/about');
  await pageReady(page);
  // Deferred sections above that are laid out later would change the scroll position.
  await pageLaidOut(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await choose(page, 'قبول الكل');
  await expect.poll(() => thirdPartyScripts(page)).toHaveLength(3);
  await pageReady(page);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 1200)).toBeLessThan(60);
});
