import { faults } from 'testing/fault-proxy';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { failApiAndExpireCache } from '../harness/expire-cache.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Waits for the text, because the server caches API responses for a moment. */
const waitUntilRendered = async (html: () => Promise<string>, text: string) =>
  expect(async () => expect(await html()).toContain(text)).toPass();

test('the services page shows the error, and retrying reloads the page', async ({ page, site, problems }) => {
  problems.allow(/Failed to load resource/);
  const html = async () => (await page.request.get(paths.services())).text();
  site.proxies['mock-api'].injectFault(/\/public\/services/, faults.jsonError);
  await waitUntilRendered(html, 'خطأ في تحميل الخدمات: ');
  await page.goto(paths.services());
  await pageReady(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/خطأ في تحميل الخدمات: .{5,}/);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  // Prefetching for a link in view could load the services already, so their request keeps failing. The server renders the page again.
  await page.route('**/api/public/services', (route) => route.fulfill({ status: 500, json: {} }));
  await site.proxies['mock-api'].clearFaults();
  await waitUntilRendered(html, 'النمذجة المالية');
  await alert.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'دراسات الجدوى', exact: true }) });
  await expect(card).toContainText('ابتداءً من 2,500 دولار');
  await expect(card).toContainText('21 يوم عمل');
});

test('shows accessible placeholders of the cards while the services load', async ({ page, site }) => {
  // Neither the server nor the browser has the services in its cache yet.
  const api = site.proxies['mock-api'];
  await failApiAndExpireCache(page, { path: paths.about(), text: 'href="/services/funding"' }, () =>
    api.injectFault(/\/public\/services/, faults.hang),
  );
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/public/services', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.about());
  await pageReady(page);
  await api.clearFaults();
  await page.getByRole('banner').getByRole('button', { name: 'الخدمات' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'كل الخدمات' }).click();
  await expect(page).toHaveURL(paths.services());
  await expect(page.getByRole('heading', { level: 1, name: 'الخدمات' })).toBeFocused();
  const placeholder = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(placeholder).toContainText('جاري التحميل...');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await expect(placeholder).toHaveCount(0);
});

test('the sectors page shows three sample sectors with their icons, and no error, when the sectors fail to load', async ({
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
  await failApiAndExpireCache(page, { path: paths.sectors(), text: 'بيوت محمية واستزراع' }, () =>
    api.injectFault(/\/public\/sectors/, faults.htmlError),
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

test('the about page is complete, with the figures of the specification, when the settings fail to load', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const api = site.proxies['mock-api'];
  await failApiAndExpireCache(page, { path: paths.about(), text: 'وتُقدَّر على أساسه الضرائب' }, () =>
    api.injectFault(/./, faults.htmlError),
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
  const targets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/',
    '/contact?tab=consultation',
    '/free-studies',
    '/contact?tab=consultation',
    '/contact?tab=contact',
  ]);
});

test('the contact page lists every contact channel, and each tab URL opens its form', async ({ page }) => {
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
    expect(html, 'the server opens the same tab').toMatch(
      new RegExp(`aria-selected="true"[^>]*>(?:<svg.*?</svg>)?${name}`),
    );
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(paths.contact('consultation'));
});
