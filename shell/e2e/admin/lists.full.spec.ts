import type { APIRequestContext, Page } from 'playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { article } from 'shared-lib/contracts';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(({ signIn }) => signIn('admin'));

const rowsOf = (page: Page) => page.locator('main tr[data-facts], main ul[aria-label="قائمة الطلبات"] > li');

test('the title of a row opens it, in every list of records', async ({ page }) => {
  const lists = ['articles', 'studies', 'services', 'sectors', 'sliders', 'users', 'canned-replies'] as const;
  const requests = ['inbox', 'contacts', 'consultations', 'feasibility-requests'] as const;
  for (const list of [...lists, ...requests]) {
    await page.goto(`/admin/${list}`);
    const title = rowsOf(page).first().getByRole('link').first();
    const href = (await title.getAttribute('href')) ?? '';
    expect(href, list).toMatch(/^\/admin\/[a-z-]+\/(?:edit\/\d+|[A-Z]{2}-\d{4}-\d{6})$/);
    await title.click();
    await expect(page, list).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the time of the last change is shown while it orders the rows, and only then', async ({ page }) => {
  const head = page.getByRole('columnheader', { name: 'آخر تعديل' });
  await page.goto('/admin/articles?sort=title_ar&order=asc');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(head).toHaveCount(0);
  await page.goto('/admin/articles');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.goto('/admin/feasibility-requests?sort=updated_at&order=desc');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});

const addArticle = async (request: APIRequestContext, origin: string, account: Account, fields: object) => {
  const { token } = await signInByApi(request, origin, account);
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    body_html: '<p>نص</p>',
    excerpt_ar: 'مقال تجريبي لاختبار تاريخ النشر في قائمة المقالات بعد أرشفته.',
    category: 'قوائم',
    ...fields,
  };
  const response = await request.post(`${origin}/api/admin/articles`, { headers, data });
  const { id } = article.parse(await response.json());
  const archived = await request.patch(`${origin}/api/admin/articles/${id}`, { headers, data: { status: 'archived' } });
  expect(archived.ok()).toBe(true);
};

test('an archived row keeps the date of its publication', async ({ page, request, site, account }) => {
  await addArticle(request, site.origin, await account('admin'), {
    title_ar: 'كزبرة مؤرشفة',
    status: 'published',
    published_at: '2026-03-05T09:00:00.000Z',
  });
  await page.goto('/admin/articles?status=archived&q=كزبرة');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('5 مارس 2026');
});

test('the edge of a heading is dragged to another width, which the list keeps', async ({ page }) => {
  await page.goto('/admin/users');
  const head = page.getByRole('columnheader', { name: 'الدور' });
  await expect(head).toBeVisible();
  const before = await head.boundingBox();
  if (!before) throw new Error('the heading has no box');
  const y = before.y + before.height / 2;
  await page.mouse.move(before.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(before.x - 76, y, { steps: 8 });
  await page.mouse.up();
  const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0);
  expect(Math.abs((await widthOf()) - Math.round(before.width + 80))).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(head).toBeVisible();
  expect(Math.abs((await widthOf()) - Math.round(before.width + 80))).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'طريقة العرض' }).click();
  await page.getByRole('button', { name: 'إعادة الأعمدة كما كانت' }).click();
  expect(Math.abs((await widthOf()) - Math.round(before.width))).toBeLessThanOrEqual(2);
});

test('a month of requests is exported from the screen and opens in a spreadsheet with its types', async ({ page }) => {
  const month = new Date().toISOString().slice(0, 'yyyy-mm'.length);
  await page.goto(`/admin/feasibility-requests?created_at_gte=${month}-01`);
  await expect(rowsOf(page).first()).toBeVisible();
  const total = Number(/من (\d+)/.exec((await page.getByText(/^عرض \d+ إلى \d+ من \d+$/).textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'تصدير', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Excel/ }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'تنزيل الملف' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const [sheet] = await readXlsxFile(await file.path());
  const [heads = [], ...rows] = sheet?.data ?? [];
  expect(rows).toHaveLength(total);
  const cellsOf = (head: string) => rows.map((row) => row[heads.indexOf(head)]);
  expect(cellsOf('تاريخ الوصول').every((cell) => cell instanceof Date)).toBe(true);
  expect(cellsOf('الهاتف').every((cell) => cell === null || typeof cell === 'string')).toBe(true);
});
