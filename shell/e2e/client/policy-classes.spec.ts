import type { Page } from 'playwright/test';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { dateField, segmentOf, typeTime } from '../harness/date-field.ts';
import { sendSignIn } from '../harness/session.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Marks the document, to see later whether it is still the same one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

const trustedTypesOf = (policy: string | undefined) => /trusted-types ([^;]+)/.exec(policy ?? '')?.[1];

test('each class of pages has its own policy, and only previews may be framed', async ({ request }) => {
  const expected = [
    ['/', 'default', 'DENY'],
    ['/auth', 'default sanitised-html', 'DENY'],
    ['/dashboard', 'default sanitised-html', 'DENY'],
    ['/admin', 'default sanitised-html', 'DENY'],
    ['/preview/article', 'default', 'SAMEORIGIN'],
  ] as const;
  for (const [path, trustedTypes, framing] of expected) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'];
    expect(trustedTypesOf(policy), path).toBe(trustedTypes);
    expect(headers['x-frame-options'], path).toBe(framing);
    expect(policy, path).toContain(`frame-ancestors ${framing === 'DENY' ? "'none'" : "'self'"}`);
    expect(policy?.includes("frame-src 'self'"), path).toBe(path === '/admin');
  }
});

test('a visitor signs in, opens the dashboard and returns: each class has its own document', async ({
  page,
  account,
}) => {
  await page.goto('/about');
  await pageReady(page);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await sendSignIn(page, await account('client'));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page), 'sign-in and dashboard share a policy').toBe(true);
  await page.getByRole('link', { name: 'الصفحة الرئيسية' }).first().click();
  await expect(page).toHaveURL('/');
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Prints every violation of the security policy, also in embedded previews, as an error of the console, which fails the test. */
const printViolations = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`violation of ${effectiveDirective}: ${blockedURI}`),
    ),
  );

test(
  'an administrator crosses every class of pages and returns, without a violation, and no form loses its text',
  fullSuiteOnly,
  async ({ page, account }) => {
    await printViolations(page);
    await page.goto('/');
    await pageReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'اتصل بنا' }).click();
    const name = page.getByRole('main').getByLabel('الاسم', { exact: false }).first();
    await name.fill('ليلى منصور');

    await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await sendSignIn(page, await account('admin'));
    // After signing in, people return to the page that they came from.
    await expect(page).toHaveURL(/\/(?:admin|contact)$/);

    // The library of the date field adds a style element with the nonce of the document.
    await page.goto('/admin/articles/edit/2');
    await page.getByRole('radio', { name: /في موعد محدد/ }).check();
    await typeTime(page, 'موعد النشر', new Date('2027-05-12T12:00:00Z'));
    await dateField(page, 'موعد النشر').getByRole('button').press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(segmentOf(page, 'موعد النشر', /يوم/)).toHaveText('13');
    expect(
      await page.evaluate(() => [...document.querySelectorAll('style')].some(({ nonce }) => nonce !== '')),
      'a style element with the nonce',
    ).toBe(true);

    await page.goto('/admin/sliders/new');
    const title = page.getByRole('textbox', { name: 'العنوان', exact: true });
    await title.fill('شريحة لم تُحفظ');
    const preview = page.frameLocator('iframe[title="على سطح المكتب"]');
    await expect(preview.getByRole('heading', { level: 2, name: 'شريحة لم تُحفظ' })).toBeVisible();
    await page.getByRole('link', { name: 'عرض الموقع' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'المغادرة دون حفظ' }).click();
    await expect(page).toHaveURL('/');
    await pageReady(page);

    await page.getByRole('banner').getByRole('link', { name: 'اتصل بنا' }).click();
    await expect(name).toHaveValue('ليلى منصور');
    await page.goto('/admin/sliders/new');
    await expect(title).toHaveValue('شريحة لم تُحفظ');
  },
);

test('text in an open form survives the way to the sign-in page and back', fullSuiteOnly, async ({ page }) => {
  await page.goto('/contact');
  await pageReady(page);
  const name = page.getByRole('main').getByLabel('الاسم', { exact: false }).first();
  await name.fill('ليلى منصور');
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('ليلى منصور');
});

test('only the document of a signed-in page lets a widget empty an element with HTML', async ({ page, problems }) => {
  problems.allow(/TrustedHTML/);
  const emptyAndFill = () =>
    page.evaluate(() =>
      ['', '<b>x</b>'].map((html) => {
        try {
          document.createElement('div').innerHTML = html;
          return 'allowed';
        } catch {
          return 'refused';
        }
      }),
    );
  await page.goto('/about');
  await pageReady(page);
  expect(await emptyAndFill()).toEqual(['refused', 'refused']);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The scripts decide it, some time after the server's heading.
  await expect.poll(emptyAndFill).toEqual(['allowed', 'refused']);
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce)).toMatch(
    /^[\w+/=]{20,}$/,
  );
});
