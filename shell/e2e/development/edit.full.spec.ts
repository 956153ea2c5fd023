import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { copyCheckout } from 'testing/checkout-copy';
import { startDevelopment, type Development } from '../harness/development.ts';

const LOGIN_LAYOUT = 'remote-admin/src/features/login/login-layout.tsx';
const TEXTS = 'remote-admin/src/copy/ar.ts';

const test = base.extend<object, { site: Development }>({
  site: [
    // Playwright requires a destructuring pattern here, from which it reads the names of the used fixtures.
    async ({}, use) => {
      const copy = copyCheckout();
      const development = await startDevelopment(copy, 'shared-lib/tooling/src/site/dev.ts', ['remote-admin']);
      await use(development);
      await development.stop();
      copy.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const openLogin = async (page: Page, { origin }: Development): Promise<Locator> => {
  await page.goto(`${origin}/admin/login`, { waitUntil: 'commit' });
  const email = page.getByLabel('البريد الإلكتروني');
  await email.fill('typed@example.com');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return email;
};

const expectSameDocument = async (page: Page, email: Locator): Promise<void> => {
  await expect(email).toHaveValue('typed@example.com');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
};

for (const [what, file, from, to, seen] of [
  ['an edit of a component', LOGIN_LAYOUT, '</Intro>', '</Intro><p>نص مضاف</p>', 'نص مضاف'],
  ['an edit of a text', TEXTS, 'إدارة المحتوى والطلبات', 'نص معدل', 'نص معدل'],
] as const)
  test(`${what} appears in the open page and keeps what is typed, and a syntax error is shown above it until it is repaired`, async ({
    page,
    site,
  }) => {
    const email = await openLogin(page, site);
    site.edit(file, (source) => source.replace(from, to));
    await expect(page.getByText(seen)).toBeVisible({ timeout: 60_000 });
    await expectSameDocument(page, email);

    site.edit(file, (source) => `${source}\nconst = broken;\n`);
    await expect(page.getByText('Syntax Error').first()).toBeVisible({ timeout: 60_000 });
    site.edit(file, (source) => source.replace('\nconst = broken;\n', ''));
    await expect(page.getByText('Syntax Error')).toHaveCount(0, { timeout: 60_000 });
    await expectSameDocument(page, email);
  });

test('an error while rendering is shown above the page', async ({ page, site }) => {
  await openLogin(page, site);
  site.edit(LOGIN_LAYOUT, (source) => source.replace('title={company.name}', 'title={[].at(0)!.name}'));
  await expect(page.getByText(/Cannot read properties of undefined/).first()).toBeVisible({ timeout: 60_000 });
  site.edit(LOGIN_LAYOUT, (source) => source.replace('title={[].at(0)!.name}', 'title={company.name}'));
  await expect(page.getByLabel('البريد الإلكتروني')).toBeVisible({ timeout: 60_000 });
});
