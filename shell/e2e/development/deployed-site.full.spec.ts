import type { Page } from 'playwright/test';
import { copyCheckout, type CheckoutCopy } from 'testing/checkout-copy';
import type { RemoteId } from 'testing/test-site';
import { startDevelopment } from '../harness/development.ts';
import { expect, test as base } from '../harness/test.ts';

const test = base.extend<object, { copy: CheckoutCopy }>({
  copy: [
    // Playwright requires a destructuring pattern here, from which it reads the names of the used fixtures.
    async ({}, use) => {
      const copy = copyCheckout();
      await use(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** A page of each remote with a form, and a text of it in the sources. */
const pages: readonly { id: RemoteId; path: string; file: string; text: string }[] = [
  {
    id: 'remote-public',
    path: '/contact',
    file: 'remote-public/src/copy/contact.ts',
    text: 'اختر نوع الطلب واملأ النموذج.',
  },
  { id: 'remote-account', path: '/auth', file: 'remote-account/src/copy/ar.ts', text: 'مرحباً بعودتك' },
  { id: 'remote-admin', path: '/admin/login', file: 'remote-admin/src/copy/ar.ts', text: 'إدارة المحتوى والطلبات' },
];

/** Opens a page and returns the origins from which it loads the entries of remotes. */
const entryOrigins = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.filter((name) => name.includes('/remoteEntry.js')).map((name) => new URL(name).origin);
};

for (const { id, path, file, text } of pages)
  test(`${id} from the sources runs inside a deployed site, for its developer only, and an edit keeps what is typed`, async ({
    page,
    site,
    copy,
  }) => {
    test.setTimeout(600_000);
    const development = await startDevelopment(copy, 'shared-lib/tooling/src/site/dev-remote.ts', [
      id,
      '--site',
      site.origin,
    ]);

    for (const other of pages) {
      const origins = await entryOrigins(page, development.origin + other.path);
      const deployed = site.config.remoteOrigins[other.id];
      if (other.id === id) expect(origins).not.toContain(deployed);
      else expect(origins).toContain(deployed);
    }

    await page.goto(development.origin + path, { waitUntil: 'commit' });
    await expect(page.getByText(text).first()).toBeVisible();
    const email = page.getByLabel('البريد الإلكتروني').first();
    await email.fill('typed@example.com');
    development.edit(file, (source) => source.replace(text, 'نص معدل'));
    await expect(page.getByText('نص معدل').first()).toBeVisible({ timeout: 60_000 });
    await expect(email).toHaveValue('typed@example.com');

    await page.goto(site.origin + path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('نص معدل')).toHaveCount(0);
    await development.stop();
  });
