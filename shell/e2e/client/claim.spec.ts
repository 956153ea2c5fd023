import type { APIRequestContext, Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { expectUsableAtBothWidths } from '../harness/both-widths.ts';
import { sendMessageAsVisitor } from '../harness/claim-links.ts';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { fillForm, openForm, panel, requestForms, submitButton } from '../harness/request-forms.ts';
import { sendRegistration } from '../harness/session.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const [general] = requestForms;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a visitor sends a message on a phone, registers through the claim link and attaches the request to the account', async ({
  page,
}) => {
  if (!general) throw new Error('no form');
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, general);
  await fillForm(page, general, 'laila@claims.example');
  await submitButton(page, general).click();
  const reference = await panel(page).getByText(general.reference).innerText();
  await panel(page).getByRole('link', { name: 'تابع الطلب من حسابك' }).click();

  await expect(page).toHaveURL(/\/claim\/[\w-]{43}$/);
  const link = page.url();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('link', { name: 'إنشاء حساب' }).click();
  await sendRegistration(page, { name: 'ليلى منصور', email: 'laila@claims.example' });

  await expect(page).toHaveURL(link);
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('button', { name: 'ربط الطلب بحسابي' }).click();
  await expect(heading(page, 'تم ربط الطلب بحسابك')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'هذا الطلب مرتبط بحسابك')).toBeVisible();
  await page.getByRole('link', { name: 'الانتقال إلى لوحة التحكم' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the token of a claim link never leaks through referrers, metadata or a printed sheet', async ({
  page,
  request,
  site,
}) => {
  const { link, reference } = await sendMessageAsVisitor(request, site.origin);
  const referers: string[] = [];
  page.on('request', (sent) => void sent.allHeaders().then(({ referer }) => referer && referers.push(referer)));
  const response = await page.goto(link);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(reference)).toBeVisible();
  expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(`${site.origin}/claim`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper="foot"]')).toHaveText(`المصدر:${site.origin}/claim`);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => location.assign('/about'));
  await page.waitForURL('/about');
  await pageReady(page);
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.origin}/`);
  expect(referers.length).toBeGreaterThan(3);
  expect(referers.filter((referer) => referer.includes(link))).toEqual([]);
});

interface AttachContext {
  request: APIRequestContext;
  origin: string;
}
const attach = async ({ request, origin }: AttachContext, link: string, account: Account) => {
  const { token } = await signInByApi(request, origin, account);
  await request.post(`${origin}/api/account/claims`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { token: link.split('/').at(-1) },
  });
};

test(
  'every state of the claim page is accessible, usable by keyboard and does not scroll horizontally, on a phone and a desktop',
  fullSuiteOnly,
  async ({ page, request, site, signIn, account, problems }) => {
    problems.allow(/status of (404|502)|Failed to load resource/);
    const { origin } = site;
    const checkState = async (at: string, title: string) =>
      test.step(title, async () => {
        await page.goto(at);
        await expect(heading(page, title).or(page.getByRole('alert').filter({ hasText: title }))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'متابعة طلبك' })).toBeVisible();
        await expectUsableAtBothWidths(page);
      });
    const [unclaimed, taken, own] = [
      await sendMessageAsVisitor(request, origin),
      await sendMessageAsVisitor(request, origin),
      await sendMessageAsVisitor(request, origin),
    ];
    await attach({ request, origin }, taken.link, await account('otherClient'));
    await attach({ request, origin }, own.link, await account('client'));

    await checkState(unclaimed.link, 'سجّل الدخول لربط الطلب بحسابك');
    await checkState(taken.link, 'هذا الطلب مرتبط بحساب');
    await checkState(paths.claim('no-such-link'), 'استعادة روابط طلباتك');
    await signIn('client');
    await checkState(unclaimed.link, 'اربط الطلب بحسابك');
    await checkState(taken.link, 'هذا الطلب مرتبط بحساب آخر');
    await checkState(own.link, 'هذا الطلب مرتبط بحسابك');
    await signIn('consultant');
    await checkState(unclaimed.link, 'الطلبات تُربط بحسابات العملاء');
    site.proxies['mock-api'].injectFault(/public\/claims/, faults.jsonError);
    await checkState(unclaimed.link, 'تعذر عرض الطلب');
  },
);
