import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantWith } from 'testing/marked-build';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const shellFiles = (): string => {
  const folder = join(import.meta.dirname, '../../dist');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
};

test(
  'publishes an admin release without touching the shell: new tabs run it, open tabs keep theirs',
  fullSuiteOnly,
  async ({ page, context, site, signIn }) => {
    await signIn('admin');
    await page.goto('/admin');
    await pageReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = { pid: site.pid('shell'), files: shellFiles() };

    const marker = 'fresh';
    const dist = await variantWith({
      remote: 'remote-admin',
      name: marker,
      place: 'module',
      code: `if (typeof document !== 'undefined') document.documentElement.dataset.release = '${marker}';`,
    });
    const { outcome } = await site.publish('remote-admin', dist);
    expect(outcome).toBe('new');

    const fresh = await context.newPage();
    await fresh.goto('/admin/users');
    await pageReady(fresh);
    await expect(fresh.locator('html')).toHaveAttribute('data-release', marker);
    expect({ pid: site.pid('shell'), files: shellFiles() }).toEqual(before);

    // The open tab loads a further admin page from the release that it started with.
    await page.getByRole('navigation').getByRole('link', { name: 'المستخدمون' }).first().click();
    await expect(page).toHaveURL(/\/admin\/users/);
    await expect(page.getByRole('heading', { level: 1, name: /المستخدم/ })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-release', marker);

    // After a rollback the tab of the newer release still loads its further pages, and new tabs run the older release.
    await site.rollback('remote-admin');
    await fresh.getByRole('navigation').getByRole('link', { name: 'سجل التدقيق' }).first().click();
    await expect(fresh).toHaveURL(/\/admin\/audit/);
    await expect(fresh.getByRole('heading', { level: 1, name: 'سجل التدقيق' })).toBeVisible();
    await expect(fresh.locator('html')).toHaveAttribute('data-release', marker);
    await page.goto('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: 'سجل التدقيق' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-release', marker);
  },
);

test('changes nothing when the same build is published again', async ({ site }) => {
  const { outcome } = await site.publish('remote-account');
  expect(outcome).toBe('unchanged');
});
