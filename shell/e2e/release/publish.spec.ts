import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from 'shared-lib/testing/variant';
import { expect, pageReady, test } from '../harness/test.ts';

const shellFiles = (): string => {
  const folder = join(import.meta.dirname, '../../dist');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
};

test('the admin team releases while the site runs: the shell is untouched, new tabs have it, old tabs go on', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin');
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = { pid: site.pid('shell'), files: shellFiles() };

  const marked = 'إدارة المستخدمين: الإصدار الجديد';
  const dist = await buildVariant({
    remote: 'remote-admin',
    name: 'fresh',
    edits: {
      'src/routes.tsx': (source) =>
        source.replace(/export default/, `import { mark } from './mark.ts';\nmark();\nexport default`),
    },
    added: {
      'src/mark.ts': `export const mark = () => { if (typeof document !== 'undefined') document.documentElement.dataset.release = ${JSON.stringify(marked)}; };\n`,
    },
  });
  const { outcome } = await site.publish('remote-admin', dist);
  expect(outcome).toBe('new');

  const fresh = await context.newPage();
  await fresh.goto('/admin/users');
  await pageReady(fresh);
  await expect(fresh.locator('html')).toHaveAttribute('data-release', marked);
  expect({ pid: site.pid('shell'), files: shellFiles() }).toEqual(before);

  // The old tab opens a page of the admin area that it had not loaded, from the release it started with.
  await page.getByRole('navigation').getByRole('link', { name: 'المستخدمون' }).first().click();
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(page.getByRole('heading', { level: 1, name: /المستخدم/ })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release', marked);
});

test('publishing the same build again changes nothing', async ({ site }) => {
  const { outcome } = await site.publish('remote-account');
  expect(outcome).toBe('unchanged');
});
