import type { Page } from 'playwright/test';
import { faults, type Fault } from 'testing/fault-proxy';
import { paths } from 'shared-lib/paths';
import { scriptsOnlyOf } from '../harness/built-scripts.ts';
import { expect, layoutReady, pageReady, test } from '../harness/test.ts';

/** What the browser reports about requests that fail on purpose. */
const FAILED_REQUESTS = /Failed to load resource|ERR_|net::/;
const ERROR_CARD = 'تعذر تحميل هذا القسم';
/** Time within which the error card must be visible. */
const FALLBACK_DEADLINE = { timeout: 8000 };

const header = (page: Page) => page.getByRole('banner');
const errorCard = (page: Page) => page.getByRole('heading', { name: ERROR_CARD });
/** On a page that the server rendered and the browser cannot run. */
const banner = (page: Page) => page.getByText('تعذر تشغيل هذه الصفحة بالكامل');
const retryButton = (page: Page) => page.getByRole('button', { name: 'إعادة المحاولة' });
const retry = (page: Page) => retryButton(page).click();
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

test('a link of the site into an area whose host is down shows what the server rendered, and all other links still work', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  await page.goto('/about');
  await pageReady(page);
  await site.proxies['remote-account'].refuseConnections();
  await header(page).getByRole('link', { name: 'تسجيل الدخول' }).first().click();
  await expect(banner(page)).toBeVisible(FALLBACK_DEADLINE);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { name: 'مرحباً بعودتك' })).toBeVisible();
  await header(page).getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await site.proxies['remote-account'].clearFaults();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeEnabled();
});

test('two remotes that fail at once each say so on their pages, and each recovers on its own', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  for (const remote of ['remote-account', 'remote-admin'] as const) await site.proxies[remote].refuseConnections();
  await page.goto('/auth');
  await expect(banner(page)).toBeVisible(FALLBACK_DEADLINE);
  await page.goto('/admin/login');
  await expect(errorCard(page)).toBeVisible(FALLBACK_DEADLINE);
  await page.goto('/');
  await pageReady(page);
  await site.proxies['remote-admin'].clearFaults();
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  await page.goto('/auth');
  await expect(banner(page)).toBeVisible(FALLBACK_DEADLINE);
});

test('the server-rendered home page and its layout work while all three remotes are down', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  for (const proxy of ['remote-public', 'remote-account', 'remote-admin'] as const)
    await site.proxies[proxy].refuseConnections();
  await page.goto('/');
  await layoutReady(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible(FALLBACK_DEADLINE);
  await expect(page.getByRole('link', { name: 'تواصل معنا عبر واتساب' }).first()).toBeVisible();
});

test('a lazy page whose chunk never arrives shows the error card in time, and opens after retrying', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  await page.goto('/');
  await pageReady(page);
  await markDocument(page);
  site.proxies['remote-public'].injectFault(/static\/js\/async\//, faults.hang);
  await header(page).getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible(FALLBACK_DEADLINE);
  // The host restarts, which ends the connections that hang: browsers open only six to a host.
  await site.proxies['remote-public'].refuseConnections();
  await site.proxies['remote-public'].clearFaults();
  await retry(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('panels of the calculator whose code never arrives leave the other results, and appear after retrying', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  for (const { file } of scriptsOnlyOf('remote-public', './panels.ts'))
    site.proxies['remote-public'].injectFault(new RegExp(`/${file.replaceAll('.', String.raw`\.`)}`), faults.missing);
  await page.goto(paths.calculator({ sector: 'agricultural' }));
  await layoutReady(page);
  const card = page.getByRole('alert').filter({ hasText: 'تعذر تحميل الرسوم والمقارنات' });
  await expect(card).toBeVisible(FALLBACK_DEADLINE);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByLabel('رأس المال الثابت').fill('900000');
  await expect(page.getByText('1,090,000').first()).toBeVisible();
  await site.proxies['remote-public'].clearFaults();
  await retry(page);
  await expect(page.getByRole('heading', { name: 'أي افتراض أشد أثراً؟' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^رأس المال/ })).toContainText('1,090,000');
});

test('a calculation that cannot be loaded is named above the request form, and is attached after a retry', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUESTS);
  await page.goto(paths.calculator({ sector: 'agricultural' }));
  await pageReady(page);
  for (const { file } of scriptsOnlyOf('remote-public', './calculation-topic.ts'))
    site.proxies['remote-public'].injectFault(new RegExp(`/${file.replaceAll('.', String.raw`\.`)}`), faults.missing);
  await page.getByRole('link', { name: 'اطلب الدراسة' }).click();
  await expect(page).toHaveURL(/calculation=/);
  const card = page.getByRole('alert').filter({ hasText: 'تعذّر تحميل حسبتك، ولن ترافق طلبك قبل تحميلها.' });
  await expect(card).toBeVisible(FALLBACK_DEADLINE);
  await page.getByLabel(/^الاسم/).fill('سالم القحطاني');
  await site.proxies['remote-public'].clearFaults();
  await retry(page);
  await expect(page.getByText('ترافق طلبك حسبتك، ويبدأ منها المستشار.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByLabel(/^الاسم/)).toHaveValue('سالم القحطاني');
  await expect(page.getByLabel(/^فكرة المشروع/)).toHaveValue(/صافي القيمة الحالية/);
});

const registryFaults: [string, Fault][] = [
  ['responds with 500 and HTML', faults.htmlError],
  ['is an HTML page', faults.htmlPage],
  ['responds with 404', faults.missing],
];

for (const [description, fault] of registryFaults)
  test(`retrying explains the failure again while the registry ${description}, and works afterwards`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(FAILED_REQUESTS);
    if (fault.kind !== 'response') throw new Error('Only a response can be sent in place of the registry.');
    await site.proxies['remote-admin'].refuseConnections();
    await page.goto('/admin/login');
    await expect(errorCard(page)).toBeVisible(FALLBACK_DEADLINE);
    await markDocument(page);
    await site.proxies['remote-admin'].clearFaults();
    const asked: string[] = [];
    await page.route('**/registry.json*', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: fault.status, contentType: fault.type, body: fault.body });
    });
    await retry(page);
    // One request for the live release and one for the fallback. The card stays while they run; its button has another label.
    await expect.poll(() => asked.length).toBe(2);
    await expect(retryButton(page)).toBeVisible(FALLBACK_DEADLINE);
    await expect(errorCard(page)).toBeVisible();
    await page.unroute('**/registry.json*');
    await retry(page);
    await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

/** Runs in the page before its scripts. */
const disableStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};
/** Runs in the page before its scripts: reading works, writing does not. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [description, prepare] of [
  ['disabled', disableStorage],
  ['full', fillStorage],
] as const)
  test(`with storage ${description}, the site works, and a person signs in and uses the dashboard`, async ({
    page,
    account,
  }) => {
    const { email, password } = await account('client');
    await page.addInitScript(prepare);
    await page.goto('/');
    await pageReady(page);
    await header(page).getByRole('link', { name: 'من نحن', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await header(page).getByRole('link', { name: 'تسجيل الدخول' }).first().click();
    await page.getByLabel('البريد الإلكتروني').fill(email);
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^مرحباً/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'كل الطلبات' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
