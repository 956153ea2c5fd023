import { expectAccessible } from '../harness/axe.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { dateField, openSamples, segmentOf } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await openSamples(page);
});

for (const width of [1440, 390])
  test(`has no accessibility violations and no sideways scroll at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'إجراءات', exact: true }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'طلب تعديل', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page);
  });

test('keeps the focus on a button while its action runs', async ({ page }) => {
  const send = page.getByRole('button', { name: 'إرسال' }).first();
  const before = await send.boundingBox();
  await send.press('Enter');
  await expect(send).toContainText('جاري الإرسال...');
  await expect(send).toBeFocused();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  expect((await send.boundingBox())?.width).toBe(before?.width);
});

test('explains an icon button on keyboard focus', async ({ page }) => {
  await page.getByRole('button', { name: 'كبير' }).focus();
  await page.keyboard.press('Tab');
  const refresh = page.getByRole('button', { name: 'تحديث القائمة' });
  await expect(refresh).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('يجلب أحدث الطلبات من الخادم');
  await expect(refresh).toHaveAccessibleDescription('يجلب أحدث الطلبات من الخادم');
});

test('accepts Arabic digits in a number field and shows Latin ones', async ({ page }) => {
  const price = page.getByRole('textbox', { name: 'السعر' });
  await price.focus();
  for (const key of '٢٥٠٫٥') await page.keyboard.insertText(key);
  await expect(price).toHaveValue('250.5');
  await price.blur();
  await expect(page.getByText('القيمة المحفوظة: 250.5')).toBeVisible();
  await price.fill('');
  await price.focus();
  await page.keyboard.insertText('۱٬۲۰۰');
  await price.blur();
  await expect(price).toHaveValue('1,200');
  await expect(page.getByText('القيمة المحفوظة: 1,200')).toBeVisible();
  await price.fill('');
  await price.blur();
  await expect(page.getByText('القيمة المحفوظة: لا شيء')).toBeVisible();
});

test('accepts a pasted number with Arabic digits', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.evaluate(() => navigator.clipboard.writeText('٧٬٥٠٠'));
  const price = page.getByRole('textbox', { name: 'السعر' });
  await price.focus();
  await page.keyboard.press('Control+V');
  await price.blur();
  await expect(price).toHaveValue('7,500');
});

test('changes a number with the arrow keys and the steppers within its limits', async ({ page }) => {
  const days = page.getByRole('textbox', { name: 'مدة التسليم' });
  await days.press('ArrowUp');
  await expect(days).toHaveValue('8');
  await page.getByRole('button', { name: /خفض مدة التسليم/ }).click();
  await expect(days).toHaveValue('7');
  await days.fill('500');
  await days.blur();
  await expect(days).toHaveValue('90');
});

test('selects an option by keyboard and by typing the start of its label', async ({ page }) => {
  const select = page.getByRole('button', { name: /القطاع/ }).first();
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByRole('option', { name: /سياحي/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toContainText('صناعي');
  await expect(select).toBeFocused();
  // Playwright has no key with an Arabic letter.
  await select.dispatchEvent('keydown', { key: 'ز' });
  await expect(select).toContainText('زراعي');
});

test('finds an option whatever the spelling of hamza and yeh is', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'المستشار' });
  await field.click();
  await field.pressSequentially('احمد');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('أحمد الشهري');
  await field.fill('هدي');
  await expect(page.getByRole('option')).toHaveText(['هدى عبد الرحمن']);
  await field.fill('لا أحد بهذا الاسم');
  await expect(page.getByText('لا نتائج')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('ticks a checkbox and a switch with the space key', async ({ page }) => {
  const terms = page.getByRole('checkbox', { name: 'أوافق على شروط النشر' });
  await expect(terms).toHaveAccessibleDescription('وافق على الشروط قبل النشر');
  await terms.press('Space');
  await expect(terms).toBeChecked();
  await expect(page.getByText('وافق على الشروط قبل النشر')).toHaveCount(0);
  const all = page.getByRole('checkbox', { name: 'تحديد الكل' });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press('Space');
  await expect(all).toBeChecked();
  const visible = page.getByRole('switch', { name: 'إظهار في الصفحة الرئيسية' });
  await visible.press('Space');
  await expect(visible).not.toBeChecked();
});

test('selects a radio card with the left arrow key and skips a disabled one', async ({ page }) => {
  const plan = (name: RegExp) => page.getByRole('radio', { name });
  await plan(/أساسية/).press('Space');
  await expect(plan(/أساسية/)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(/شاملة/)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(/أساسية/)).toBeChecked();
  await expect(plan(/تمويلية/)).toBeDisabled();
});

test('shows the hour at the left of the minutes and edits both by keyboard', async ({ page }) => {
  const hour = segmentOf(page, 'نهاية يوم العمل', /الساعات/);
  const minute = segmentOf(page, 'نهاية يوم العمل', /الدقائق/);
  await expect(hour).toHaveText('2');
  await expect(minute).toHaveText('30');
  const [left, right] = [await hour.boundingBox(), await minute.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await minute.press('ArrowUp');
  await expect(minute).toHaveText('31');
  await hour.press('ArrowUp');
  await expect(hour).toHaveText('3');
});

test('picks a day in the calendar by keyboard, where the left arrow is the next day', async ({ page }) => {
  const field = dateField(page, 'تاريخ البدء');
  await field.getByRole('button').press('Enter');
  await expect(page.getByRole('dialog')).toContainText('مايو 2026');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(segmentOf(page, 'تاريخ البدء', /يوم/)).toHaveText('13');
});

test('stores a date and time in Riyadh time', async ({ page }) => {
  const field = dateField(page, 'موعد النشر');
  await field.getByRole('spinbutton').first().focus();
  await page.keyboard.type('12');
  await page.keyboard.type('5');
  await page.keyboard.type('2027');
  await page.keyboard.type('9');
  await page.keyboard.type('15');
  await page.keyboard.press('ArrowUp');
  await expect(segmentOf(page, 'موعد النشر', /ص\/م/)).toHaveText('م');
  await expect(page.getByText('2027-05-12T18:15:00.000Z')).toBeVisible();
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });
  test('speaks Arabic in every control', async ({ page }) => {
    await expect(page.getByRole('button', { name: /زيادة مدة التسليم/ })).toBeVisible();
    await segmentOf(page, 'تاريخ البدء', /يوم/).press('ArrowUp');
    await expect(segmentOf(page, 'تاريخ البدء', /يوم/)).toHaveText('13');
    await dateField(page, 'تاريخ البدء').getByRole('button').press('Enter');
    await expect(page.getByRole('dialog')).toContainText('مايو 2026');
    await page.keyboard.press('Escape');
    const english = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('[aria-label], [aria-roledescription]')]
          .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('aria-roledescription')])
          .filter((text) => text !== null && /[a-z]{3}/i.test(text)),
      );
    expect(english).toEqual([]);
  });
});
