import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { chatButton } from '../harness/chat-button.ts';
import { pageLaidOut } from '../harness/lay-out.ts';
import { boxOf } from '../harness/measure.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('Back on a phone', () => {
  test.use({ viewport: PHONE });

  test('closes the menu, and leaves the page when nothing is open', async ({ page }) => {
    await page.goto('/about');
    await pageReady(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'المدونة', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    const menu = page.getByRole('dialog', { name: 'القائمة' }).or(page.locator('dialog[open]'));
    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    await expect(menu).toBeVisible();
    await expectEntryFor(page);
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/blog');
    // Closed by its own button, it leaves nothing behind.
    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    await expectEntryFor(page);
    await page.getByRole('button', { name: 'إغلاق القائمة' }).click();
    await expect(menu).toHaveCount(0);
    await expectNoEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('after a page that was chosen in the menu leads to the page before it', async ({ page }) => {
    await page.goto('/about');
    await pageReady(page);
    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    const menu = page.locator('dialog[open]');
    await expectEntryFor(page);
    await menu.getByRole('link', { name: 'المدونة', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نقيس المشروعات قبل أن تُبنى');
    await page.goForward();
    await expect(page).toHaveURL('/blog');
  });

  test('closes the quick view of a study, and keeps the list', async ({ page }) => {
    await page.goto(paths.freeStudies());
    await pageReady(page);
    await pageLaidOut(page);
    await page
      .getByRole('link', { name: /^نظرة سريعة/ })
      .first()
      .click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL(paths.freeStudies());
  });

  test('closes dialogs and menus of the administration; unsaved text is still asked about', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/admin/services');
    await pageReady(page);
    await page.getByRole('button', { name: 'فتح القائمة' }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectEntryFor(page);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/services');

    // On phones the title of a row opens it.
    await page.getByRole('table').getByRole('link').first().click();
    const name = page.getByRole('textbox', { name: /^الاسم بالإنجليزية/ });
    await name.fill('Something else');
    await page.getByRole('button', { name: 'فتح القائمة' }).first().click();
    await expectEntryFor(page);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(name).toHaveValue('Something else');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(name).toHaveValue('Something else');
  });
});

const overlaysIn = (page: Page) =>
  page.evaluate(() => {
    const state = history.state as { overlays?: unknown[] } | null;
    return state?.overlays?.length ?? 0;
  });
/** Waits until what has opened has a history entry: its code loads when it is first needed. */
const expectEntryFor = (page: Page) => expect.poll(() => overlaysIn(page)).toBe(1);
const expectNoEntry = (page: Page) => expect.poll(() => overlaysIn(page)).toBe(0);

test('the chat button is a handle below 1600 pixels, and unfolds under the pointer, with the focus and after a pause', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const button = chatButton(page);
  const { x, width, height } = await boxOf(button);
  expect([x + width, width, height], 'at the right edge').toEqual([1440, 24, 44]);
  await pageReady(page);
  await pageLaidOut(page);
  await button.hover();
  await expect(button).toHaveCSS('width', '56px');
  await page.mouse.move(600, 300);
  await button.focus();
  await page.keyboard.press('Shift');
  await expect(button).toHaveCSS('width', '56px');
  await button.blur();
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.mouse.wheel(0, 1);
  await expect(button, 'nothing lies under it').toHaveCSS('width', '56px');
});
