import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { dateField, typeTime } from '../harness/date-field.ts';
import { expect, test } from '../harness/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });
test.beforeEach(({ signIn }) => signIn('admin'));

test('a list shows each row as a record, one cell below the other with its label', async ({ page }) => {
  await page.goto('/admin/services');
  const row = page.getByRole('table').locator('tbody tr').first();
  await expect(row).toBeVisible();
  const cells = await row.locator('td[data-label]').evaluateAll((all) =>
    all.map((cell) => ({
      label: getComputedStyle(cell, '::before').content.slice(1, -1),
      expected: cell.getAttribute('data-label'),
      top: cell.getBoundingClientRect().top,
      bottom: cell.getBoundingClientRect().bottom,
    })),
  );
  expect(cells.length).toBeGreaterThan(2);
  expect(cells.map(({ label }) => label)).toEqual(cells.map(({ expected }) => expected));
  for (const [index, { top }] of cells.entries())
    expect(top).toBeGreaterThanOrEqual((cells[index - 1]?.bottom ?? 0) - 1);
  await expectNoHorizontalScroll(page);
});

test('the panel of a filter opens inside the screen and closes when it is applied', async ({ page }) => {
  await page.goto('/admin/services');
  await page
    .getByRole('button', { name: /^السعر/ })
    .first()
    .click();
  const panel = page.getByRole('form', { name: 'السعر' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await panel.getByLabel('من (دولار)').fill('100');
  await panel.getByRole('button', { name: 'تطبيق' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'تصفية إضافية' }).click();
  await expect(page.getByRole('group', { name: 'تصفية إضافية' })).toBeInViewport();
  await expectNoHorizontalScroll(page);
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
    const source = await page.locator('#client').getByText('/contact?tab=').boundingBox();
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
