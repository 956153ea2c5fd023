import type { Page } from 'playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { dateField, segmentOf, typeTime } from '../harness/date-field.ts';
import { expect, test } from '../harness/test.ts';

const FIELD = 'موعد النشر';

/** Opens the form of an article that will be published on 12 May 2027 at 21:15 in Riyadh. Nothing is saved. */
const openScheduledArticle = async (page: Page): Promise<void> => {
  await page.goto('/admin/articles/edit/2');
  await page.getByRole('radio', { name: /في موعد محدد/ }).check();
  await typeTime(page, FIELD, new Date('2027-05-12T12:00:00Z'));
};

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await openScheduledArticle(page);
});

test('picks a day in the calendar by keyboard, where the left arrow is the next day', async ({ page }) => {
  const open = dateField(page, FIELD).getByRole('button');
  await open.press('Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar).toContainText('مايو 2027');
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(segmentOf(page, FIELD, /يوم/)).toHaveText('13');
});

test('shows the hour at the left of the minutes and edits both by keyboard', async ({ page }) => {
  const hour = segmentOf(page, FIELD, /الساعات/);
  const minute = segmentOf(page, FIELD, /الدقائق/);
  await expect(hour).toHaveText('9');
  await expect(minute).toHaveText('15');
  await expect(segmentOf(page, FIELD, /ص\/م/)).toHaveText('م');
  const [left, right] = [await hour.boundingBox(), await minute.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await minute.press('ArrowUp');
  await expect(minute).toHaveText('16');
  await hour.press('ArrowUp');
  await expect(hour).toHaveText('10');
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });
  test('speaks Arabic', async ({ page }) => {
    await segmentOf(page, FIELD, /يوم/).press('ArrowUp');
    await expect(segmentOf(page, FIELD, /يوم/)).toHaveText('13');
    await dateField(page, FIELD).getByRole('button').press('Enter');
    await expect(page.getByRole('dialog')).toContainText('مايو 2027');
    const english = await page
      .locator('body')
      .evaluate((body) =>
        [...body.querySelectorAll('[aria-label], [aria-roledescription]')]
          .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('aria-roledescription')])
          .filter((text) => text !== null && /[a-z]{3}/i.test(text)),
      );
    expect(english).toEqual([]);
  });
});
