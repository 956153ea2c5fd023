import type { Route } from 'playwright/test';
import { faults } from 'shared-lib/testing/fault-proxy';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { untilForgotten } from '../harness/forgotten.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** The server may still draw what it had a moment ago. */
const drawnWith = async (html: () => Promise<string>, text: string) =>
  expect(async () => expect(await html()).toContain(text)).toPass();

test('the services page says why there are none, and trying again reloads it', async ({ page, site, problems }) => {
  problems.allow(/Failed to load resource/);
  const html = async () => (await page.request.get(paths.services())).text();
  site.proxies['mock-api'].break(/\/public\/services/, faults.jsonError);
  await drawnWith(html, 'خطأ في تحميل الخدمات: ');
  await page.goto(paths.services());
  await pageReady(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/خطأ في تحميل الخدمات: .{5,}/);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  // The page may hear of the services by itself, for a link in view that leads to them: it stays without them.
  const none = async (route: Route) => route.fulfill({ status: 500, json: {} });
  await page.route('**/api/public/services', none);
  await site.proxies['mock-api'].heal();
  await drawnWith(html, 'النمذجة المالية');
  await page.unroute('**/api/public/services', none);
  await alert.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'دراسات الجدوى', exact: true }) });
  await expect(card).toContainText('ابتداءً من 2,500 دولار');
  await expect(card).toContainText('21 يوماً');
});

test('while the services are on their way, their places are shown, accessible and of their size', async ({
  page,
  site,
}) => {
  // Nobody knows the services yet: neither the server nor, so far, the browser.
  const api = site.proxies['mock-api'];
  await untilForgotten(page, { address: paths.about(), text: 'href="/services/funding"' }, () =>
    api.break(/\/public\/services/, faults.hang),
  );
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/public/services', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.about());
  await pageReady(page);
  await api.heal();
  await page.getByRole('banner').getByRole('button', { name: 'الخدمات' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'كل الخدمات' }).click();
  await expect(page).toHaveURL(paths.services());
  await expect(page.getByRole('heading', { level: 1, name: 'الخدمات' })).toBeFocused();
  const waiting = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(waiting).toContainText('جاري التحميل...');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await expect(waiting).toHaveCount(0);
});

test('the sectors page shows three samples without a word where the sectors cannot be had, each with its icon', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto(paths.sectors());
  await pageReady(page);
  await expect(page.getByRole('article')).toHaveCount(8);
  const icons = () =>
    page
      .locator('article h3 svg')
      .evaluateAll((all) => all.map((icon) => `${icon.innerHTML} ${getComputedStyle(icon).color}`));
  expect(new Set(await icons()).size).toBe(8);
  const api = site.proxies['mock-api'];
  await untilForgotten(page, { address: paths.sectors(), text: 'بيوت محمية واستزراع' }, () =>
    api.break(/\/public\/sectors/, faults.htmlError),
  );
  await page.goto(paths.sectors());
  await pageReady(page);
  const figures = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll('dd')].map((figure) => figure.textContent)));
  expect(figures).toEqual([
    ['250+', '92%', '28%'],
    ['180+', '89%', '35%'],
    ['150+', '94%', '45%'],
  ]);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(new Set(await icons()).size).toBe(3);
});

test('the about page tells everything though the settings fail, with the figures of the specification', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const api = site.proxies['mock-api'];
  await untilForgotten(page, { address: paths.about(), text: 'وتُقدَّر على أساسه الضرائب' }, () =>
    api.break(/./, faults.htmlError),
  );
  await page.goto(paths.about());
  await pageReady(page);
  await expect(page.getByRole('region', { name: 'الشركة في أرقام' }).getByRole('definition')).toHaveText([
    '10',
    '2,000',
    '1,700',
    '98%',
  ]);
  await expect(page.getByRole('region', { name: 'مسيرتنا' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'قيم نعمل بها' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'ماذا يقول عملاؤنا' }).getByRole('figure')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'وحدات العمل' }).getByRole('listitem')).toHaveCount(6);
  for (const title of ['رسالتنا', 'رؤيتنا']) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const leads = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(leads).toEqual([
    '/',
    '/contact?tab=consultation',
    '/free-studies',
    '/contact?tab=consultation',
    '/contact?tab=contact',
  ]);
});

test('the contact page tells every way to the company, and each address opens its form', async ({ page }) => {
  await page.goto(paths.contact());
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'اتصل بنا' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+20 100 000 0000' })).toHaveAttribute('href', 'tel:+201000000000');
  await expect(main.getByRole('link', { name: '+966 50 000 0000' })).toHaveAttribute('href', 'tel:+966500000000');
  await expect(main.getByRole('link', { name: 'info@miqyas.example' }).first()).toHaveAttribute(
    'href',
    'mailto:info@miqyas.example',
  );
  await expect(main.getByText('شارع الهرم، الجيزة، جمهورية مصر العربية', { exact: true })).toBeVisible();
  await expect(main.getByText(/من الأحد إلى الخميس، من 9/)).toBeVisible();
  for (const network of ['فيسبوك', 'إكس', 'إنستغرام', 'لينكدإن'])
    await expect(main.getByRole('link', { name: network })).toHaveAttribute('rel', /noopener/);
  for (const [name, tab] of [
    ['طلب استشارة', 'consultation'],
    ['طلب دراسة جدوى', 'feasibility'],
    ['استفسار عام', 'contact'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(paths.contact(tab));
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    const html = await (await page.request.get(paths.contact(tab))).text();
    expect(html, 'the server opens the same').toMatch(
      new RegExp(`aria-selected="true"[^>]*>(?:<svg.*?</svg>)?${name}`),
    );
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(paths.contact('consultation'));
});
