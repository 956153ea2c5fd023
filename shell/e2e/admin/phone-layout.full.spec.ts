import * as z from 'zod/mini';
import { signInByApi } from '../harness/accounts.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { dateField, typeTime } from '../harness/date-field.ts';
import { expect, test } from '../harness/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });
test.beforeEach(({ signIn }) => signIn('admin'));

const LISTS = [
  'inbox',
  'contacts',
  'consultations',
  'feasibility-requests',
  'articles',
  'studies',
  'services',
  'sectors',
  'sliders',
  'users',
  'canned-replies',
  'audit',
] as const;
/** Pixels above the first row of a list. */
const MAX_TOP = 200;
/** Two lines with the height of a button each, and the space around them. */
const MAX_ROW = 96;

test('every list begins within 200 pixels, and its rows have two lines', async ({ page }) => {
  for (const list of LISTS) {
    await page.goto(`/admin/${list}`);
    const rows = page.locator('main tr[data-facts], main ul[aria-label="قائمة الطلبات"] > li');
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const tops = async () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect((await tops())[0], list).toBeLessThanOrEqual(MAX_TOP);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), list).toBeLessThanOrEqual(MAX_ROW);
    await expectNoHorizontalScroll(page);
  }
});

/** Rows that are created to be deleted, by the list whose bin then holds them. */
const DELETED = {
  articles: { title_ar: 'مقال للسلة' },
  studies: { title_ar: 'دراسة للسلة', sector_id: 1, year: 2026 },
  services: { name_ar: 'خدمة للسلة', basic_price: 900, delivery_days_basic: 5 },
  sectors: { name_ar: 'قطاع للسلة' },
  sliders: { title_ar: 'شريحة للسلة' },
  'canned-replies': { title: 'رد للسلة', body: 'شكراً لك' },
} as const;

test('every bin begins within 200 pixels too, and its rows have two lines', async ({
  page,
  request,
  site,
  account,
}) => {
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const headers = { Authorization: `Bearer ${token}` };
  for (const [list, data] of Object.entries(DELETED)) {
    const url = `${site.origin}/api/admin/${list}`;
    const created = z.object({ id: z.int() }).parse(await (await request.post(url, { headers, data })).json());
    expect((await request.delete(`${url}/${created.id}`, { headers })).ok()).toBe(true);
    await page.goto(`/admin/${list}/deleted`);
    const rows = page.locator('main tr[data-facts]');
    await expect(rows.first()).toBeVisible();
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(boxes[0]?.top, list).toBeLessThanOrEqual(MAX_TOP);
    expect(Math.max(...boxes.map(({ height }) => height)), list).toBeLessThanOrEqual(MAX_ROW);
    await expectNoHorizontalScroll(page);
  }
});

test('the list of emails begins within 200 pixels, and the shown one within the first screen', async ({ page }) => {
  await page.goto('/admin/settings/emails');
  const first = page.getByRole('navigation', { name: 'الرسائل' }).getByRole('link').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(MAX_TOP);
  await expect(page.locator('main iframe')).toBeInViewport();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('the filters of a list stand in a sheet, in which they are used, shown and removed', async ({ page }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'التصفية والترتيب' }).click();
  const sheet = page.getByRole('dialog', { name: 'التصفية والترتيب' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^السعر/ }).click();
  const panel = sheet.getByRole('form', { name: 'السعر' });
  await panel.getByLabel('من (دولار)').fill('100');
  await panel.getByRole('button', { name: 'تطبيق' }).click();
  await expect(panel).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  await sheet.getByRole('button', { name: 'عرض النتائج' }).click();
  await expect(page).toHaveURL(/basic_price_gte=100/);
  await page.getByRole('button', { name: 'التصفية والترتيب (1)' }).click();
  await sheet.getByRole('button', { name: /^إزالة التصفية/ }).click();
  await expect(page).not.toHaveURL(/basic_price_gte/);
  await sheet.getByRole('combobox', { name: 'الترتيب' }).selectOption({ label: 'آخر تعديل: تنازلياً' });
  await sheet.getByRole('button', { name: 'إغلاق' }).click();
  // What orders the rows is in sight.
  await expect(page.locator('main tbody tr').first().locator('td[data-ordering]')).toBeVisible();
});

test('the sections of a form are one press away', async ({ page }) => {
  await page.goto('/admin/articles/edit/2');
  const sections = page.getByRole('navigation', { name: 'أقسام النموذج' });
  const last = sections.getByRole('button').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  await expect(sections).toBeInViewport();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sections).toHaveCount(0);
});

test('the actions on selected rows stay in sight at both widths', async ({ page }) => {
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/admin/articles');
    const rows = page.locator('main tbody tr');
    await rows.first().getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'إجراءات على الصفوف المحددة' });
    await rows.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const top = (await bar.boundingBox())?.y ?? 0;
    const covered = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(covered - 1);
    await expectNoHorizontalScroll(page);
  }
});

test('the save bar of a form stays on the screen, below the focused field and below the toast', async ({ page }) => {
  await page.goto('/admin/sectors/edit/2');
  const name = page.getByRole('textbox', { name: /^الاسم بالإنجليزية/ });
  const before = await name.inputValue();
  await name.fill('Industry of tests');
  await expectNoHorizontalScroll(page);
  const bar = page.getByRole('group', { name: 'حفظ التغييرات' });
  const fields = page.locator('main form').locator('input:visible, textarea:visible, select:visible');
  for (let index = 0; index < (await fields.count()); index += 1) {
    await fields.nth(index).focus();
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    const covered = await fields.nth(index).evaluate((field) => {
      const { top, height } = field.getBoundingClientRect();
      const edge = document.querySelector('[aria-label="حفظ التغييرات"]')?.getBoundingClientRect().top ?? 0;
      // Of a text of several lines, the browser shows the line with the cursor.
      return top + Math.min(height, 48) > edge ? [field.outerHTML.slice(0, 120), top, edge] : [];
    });
    expect(covered).toEqual([]);
  }
  const save = bar.getByRole('button', { name: 'حفظ', exact: true });
  await save.click();
  const toast = page.getByText('حُفظت التغييرات');
  await expect(toast).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  // The pointer still rests on the button, which nothing covers.
  await name.fill(before);
  await save.click();
  await expect(page.getByText('كل التغييرات محفوظة')).toBeVisible();
});

test('the deadline of a request stands on one line, and its facts stand side by side where there is space', async ({
  page,
}) => {
  for (const [width, columns] of [
    [PHONE.width, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/inbox');
    const deadlines = page.getByRole('list', { name: 'قائمة الطلبات' }).locator('small');
    await expect(deadlines.first()).toBeVisible();
    const lines = await deadlines.evaluateAll((all) =>
      all.map((time) =>
        Math.round(time.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(time).lineHeight)),
      ),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    await expectNoHorizontalScroll(page);
    await page.goto('/admin/feasibility-requests/FS-2026-000020');
    const facts = page.locator('#sent dl');
    await expect(facts).toBeVisible();
    const tracks = await facts.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(tracks).toBe(columns);
    const panel = await page.locator('#client').boundingBox();
    const source = await page
      .locator('#client')
      .getByText(/^صفحة التواصل، /)
      .boundingBox();
    expect(source?.x).toBeGreaterThan(panel?.x ?? 0);
    await expectNoHorizontalScroll(page);
  }
});

test('the time of a scheduled article is shown whole', async ({ page }) => {
  await page.goto('/admin/articles/edit/2');
  await page.getByRole('radio', { name: /في موعد محدد/ }).check();
  await typeTime(page, 'موعد النشر', new Date('2027-05-12T12:00:00Z'));
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = dateField(page, 'موعد النشر').getByRole('spinbutton');
    await parts.first().scrollIntoViewIfNeeded();
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});
