import type { Page } from 'playwright/test';
import { publishUntried } from 'testing/publish-untried';
import { smallVariant } from 'testing/small-remote';
import type { FurtherShell, TestSite } from 'testing/test-site';
import { signInByApi } from '../harness/accounts.ts';
import { expectUsableAtBothWidths } from '../harness/both-widths.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const ADMIN = 'remote-admin';

/** Makes a release of the administration live, without its trial. @returns its number */
const publishAs = async ({ config }: TestSite, name: string): Promise<string> => {
  const dist = await smallVariant({ remote: ADMIN, name, code: { module: `return ${JSON.stringify(name)};` } });
  const actor = { who: 'pipeline', author: 'Nora Ali', subject: `admin: ${name}` };
  return (await publishUntried(ADMIN, { config, dist, actor, removes: 'any', maxGrowth: 'any' })).version;
};

const usedBy = async ({ origin }: FurtherShell): Promise<unknown> =>
  (await (await fetch(`${origin}/registry.json`)).json())[ADMIN].current;

/** Opens a page of the administration and waits until its browser has reported how it fares. */
const visitUntilReported = async (page: Page, { origin }: FurtherShell): Promise<void> => {
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/_beacon') && request.postDataJSON().step === 'page',
    { timeout: 60_000 },
  );
  await page.goto(`${origin}/admin/login`);
  await report;
};

/** Each origin has a storage of its own, so the session is stored where the page is opened. */
const signInAs = (page: Page, { token, user }: Awaited<ReturnType<typeof signInByApi>>): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('user', value);
    },
    [token, JSON.stringify(user)] as const,
  );

let shell: FurtherShell;
test.beforeEach(async ({ site }) => {
  shell = await site.startShell({ BEACON_SAMPLE: '1' });
});
// The page first: it may still load what waits until it is interactive.
test.afterEach(async ({ page }) => {
  await page.close();
  await shell.stop();
});

test('an administrator sees what is live, by whom and how it fares, and goes back after a question', async ({
  page,
  browser,
  site,
  request,
  account,
}) => {
  const visitor = await browser.newPage();
  const first = await publishAs(site, 'sorted users');
  const withdrawn = await publishAs(site, 'endless loop');
  await site.withdraw(ADMIN, withdrawn, 'in browsers: hung 4');
  await site.noteRefused(ADMIN, 'dddddddddddddddd', '/admin/users: no h1');
  await expect.poll(() => usedBy(shell)).toBe(first);
  await visitUntilReported(visitor, shell);
  const live = await publishAs(site, 'shorter menu');
  await expect.poll(() => usedBy(shell)).toBe(live);
  await visitUntilReported(visitor, shell);
  await visitor.close();

  const session = await signInByApi(request, site.origin, await account('admin'));
  await signInAs(page, session);
  await page.goto(`${shell.origin}/admin/releases`);
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'الإصدارات' })).toBeVisible();

  const now = page.getByRole('region', { name: 'لوحة الإدارة: المنشور الآن' });
  for (const text of [live, 'admin: shorter menu', 'Nora Ali']) await expect(now.getByText(text)).toBeVisible();
  // The login as visitors got it: with this release, and in the second line with the one before.
  const figures = page.getByRole('region', { name: 'لوحة الإدارة: في متصفحات الزوار' });
  await expect(figures.getByRole('row').filter({ hasText: '/admin/login' })).toContainText('1 (100%)وقبله ⁦1 (100%)⁩');
  const list = page.getByRole('region', { name: 'لوحة الإدارة: كل الإصدارات' });
  const rowOf = (version: string) => list.getByRole('row').filter({ hasText: version });
  await expect(rowOf(live)).toContainText('منشور');
  await expect(rowOf(withdrawn)).toContainText('مسحوبin browsers: hung 4');
  await expect(rowOf('dddddddddddddddd')).toContainText('مرفوض/admin/users: no h1');
  for (const version of [live, withdrawn, 'dddddddddddddddd'])
    await expect(rowOf(version).getByRole('button')).toHaveCount(0);
  await expectUsableAtBothWidths(page);

  await rowOf(first)
    .getByRole('button', { name: `الرجوع إلى هذا الإصدار ${first}` })
    .click();
  const question = page.getByRole('alertdialog');
  for (const version of [live, first]) await expect(question.getByText(version)).toBeVisible();
  await question.getByRole('button', { name: 'إلغاء' }).click();
  expect(await usedBy(shell)).toBe(live);
  await rowOf(first)
    .getByRole('button', { name: `الرجوع إلى هذا الإصدار ${first}` })
    .click();
  await question.getByRole('button', { name: 'الرجوع إلى هذا الإصدار' }).click();
  await expect(page.getByText(/^لوحة الإدارة: المنشور الآن هو الإصدار/)).toContainText(first);
  await expect(now.getByText(first)).toBeVisible();
  await expect.poll(() => usedBy(shell)).toBe(first);
  const history = page.getByText(/^السجل/).last();
  await history.click();
  const events = page.getByRole('region', { name: /^لوحة الإدارة: السجل/ });
  await expect(events.getByRole('row').nth(1)).toContainText(`رُجع إليه${first}`);
  await expect(events.getByRole('row').nth(1)).toContainText(session.user.name);
  await expectUsableAtBothWidths(page);
});

test('nobody else sees the releases', async ({ page, request, site, account }) => {
  await signInAs(page, await signInByApi(request, site.origin, await account('client')));
  await page.goto(`${shell.origin}/admin/releases`);
  await expect(page.getByRole('heading', { level: 1, name: 'الإصدارات' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
