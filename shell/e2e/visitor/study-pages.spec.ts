import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('enlarges a page of a study in a dialog and returns the focus when it closes', async ({ page, site }) => {
  await page.goto(paths.study('solar-plant'));
  await pageReady(page);
  const region = page.getByRole('region', { name: 'صفحات من الدراسة' });
  const second = region.getByRole('button', { name: 'تكبير صفحة من الدراسة (2)' });
  await second.scrollIntoViewIfNeeded();
  const large = page.waitForResponse(
    (response) =>
      response.url().startsWith(`${site.origin}/images/studies/pages/solar-plant-3.webp`) &&
      /width=(?:768|1024)\b/.test(response.url()),
  );
  await second.click();
  expect((await large).status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'صفحة من الدراسة (2)' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});
