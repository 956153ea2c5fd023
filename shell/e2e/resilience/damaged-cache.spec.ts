import type { Page } from 'playwright/test';
import { faults } from 'testing/fault-proxy';
import type { RemoteId } from 'testing/test-site';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const CARD = 'تعذر تحميل هذا القسم';
/** In place of the card on a page that the server rendered. */
const BANNER = 'تعذر تشغيل هذه الصفحة بالكامل';

const signInButton = (page: Page) => page.getByRole('button', { name: 'تسجيل الدخول', exact: true });

const scripts: { remote: RemoteId; path: string; description: string; where: RegExp; details: object }[] = [
  { remote: 'remote-admin', path: '/admin/login', description: 'exposed module', where: /expose_login/, details: {} },
  {
    remote: 'remote-admin',
    path: '/admin/login',
    description: 'entry',
    where: /remoteEntry/,
    details: fullSuiteOnly,
  },
  {
    remote: 'remote-admin',
    path: '/admin/login',
    description: 'shared chunk',
    where: /async\/(?!__)/,
    details: fullSuiteOnly,
  },
  {
    remote: 'remote-account',
    path: '/auth',
    description: 'exposed module',
    where: /expose_routes/,
    details: fullSuiteOnly,
  },
];

for (const { remote, path, description, where, details } of scripts)
  test(
    `${remote}: a damaged ${description} in the cache of the browser does not stay: retrying and a new tab load it again`,
    details,
    async ({ page, context, site, problems }) => {
      problems.allow(/integrity|Failed to find a valid digest|ERR_|error occurred|ScriptNetworkError/);
      site.proxies[remote].injectFault(where, faults.flipCached);
      await page.goto(path);
      const failure = page.getByText(remote === 'remote-account' ? BANNER : CARD);
      await expect(failure).toBeVisible();
      await site.proxies[remote].clearFaults();
      await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
      // A button that the server rendered is disabled until the page works.
      await expect(signInButton(page)).toBeEnabled();
      await expect(failure).toHaveCount(0);

      await page.reload();
      await expect(signInButton(page)).toBeEnabled();
      const newTab = await context.newPage();
      await newTab.goto(path);
      await expect(signInButton(newTab)).toBeEnabled();
      await expect(newTab.getByText(CARD).or(newTab.getByText(BANNER))).toHaveCount(0);
    },
  );

test('a damaged chunk of a page in the cache of the browser is loaded again without a click', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/integrity|Failed to find a valid digest/);
  await page.goto('/');
  await pageReady(page);
  // Only the first request of each chunk is damaged; the second one has a query.
  site.proxies['remote-public'].injectFault(/static\/js\/async\/(?!__)[^?]*$/, faults.flipCached);
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
