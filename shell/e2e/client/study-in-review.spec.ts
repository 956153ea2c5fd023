import { stat } from 'node:fs/promises';
import { paths } from 'shared-lib/paths';
import { expect, test } from '../harness/test.ts';

// The home page lists a few things that wait for the client.
test.use({ needsSeed: true });

const FILE = 'دراسة جدوى مصنع الأعلاف.pdf';

test('a client whose study waits for review finds it from the home page, reads its pages and downloads it', async ({
  page,
  signIn,
}) => {
  await signIn('client');
  await page.goto(paths.dashboard());
  await page.getByRole('link', { name: 'راجع الدراسة' }).first().click();
  const files = page.locator('#files');
  await expect(files.getByText(FILE).first()).toBeVisible();
  await expect(files.getByText('الإصدار 2')).toBeVisible();

  await files
    .getByRole('button', { name: `معاينة ${FILE}` })
    .first()
    .click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img', { name: /1/ })).toBeVisible();
  await preview.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(preview.getByRole('img', { name: /2/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await files
    .getByRole('button', { name: `تنزيل ${FILE}` })
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(FILE);
  expect((await stat(await download.path())).size).toBeGreaterThan(50_000);
});
