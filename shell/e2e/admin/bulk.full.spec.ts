import { article, type Article } from 'shared-lib/contracts';
import type { APIRequestContext, Page } from 'playwright/test';
import * as z from 'zod/mini';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { expect, test } from '../harness/test.ts';

const rows = z.array(z.looseObject({ id: z.int(), status: z.string(), published_at: z.nullable(z.string()) }));
/** Other tests read every published page at the same time, and a page needs a description. */
const EXCERPT = 'مقال تجريبي لاختبار الإجراءات على عدة صفوف في قائمة المقالات، وما يصير إليه بعدها.';
const SCHEDULED = '2099-05-01T09:00:00.000Z';

/** Calls the API as an administrator. */
const openApi = async (request: APIRequestContext, origin: string, account: Account) => {
  const { token } = await signInByApi(request, origin, account);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    add: async (fields: object): Promise<Article> => {
      const data = { body_html: '<p>نص</p>', excerpt_ar: EXCERPT, category: 'تراجع', ...fields };
      return article.parse(await (await request.post(`${origin}/api/admin/articles`, { headers, data })).json());
    },
    statesOf: async (q: string) => {
      const url = `${origin}/api/admin/articles?_sort=id&q=${encodeURIComponent(q)}`;
      return rows
        .parse(await (await request.get(url, { headers })).json())
        .map((row) => [row.status, row.published_at]);
    },
    change: async (id: number, data: object) => {
      const response = await request.patch(`${origin}/api/admin/articles/${id}`, { headers, data });
      expect(response.ok()).toBe(true);
    },
  };
};

const ask = async (page: Page, action: string) => {
  await page.getByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }).check();
  const bar = page.getByRole('group', { name: 'إجراءات على الصفوف المحددة' });
  await bar.getByRole('button', { name: action, exact: true }).click();
  return page.getByRole('alertdialog');
};

test('everything archived by mistake is taken back, each with its own status and date', async ({
  page,
  signIn,
  request,
  site,
  account,
}) => {
  await signIn('admin');
  const api = await openApi(request, site.origin, await account('admin'));
  await api.add({ title_ar: 'زنجبيل منشور', status: 'published' });
  await api.add({ title_ar: 'زنجبيل مجدول', status: 'scheduled', published_at: SCHEDULED });
  await api.add({ title_ar: 'زنجبيل مسودة' });
  const before = await api.statesOf('زنجبيل');
  await page.goto('/admin/articles?q=زنجبيل');
  const dialog = await ask(page, 'أرشفة');
  await expect(dialog).toContainText('سيختفي من الموقع 3 مقالات: ');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'أرشفة المحدد' }).click();
  await expect(page.getByText('اختفى من الموقع 3 مقالات')).toBeVisible();
  expect((await api.statesOf('زنجبيل')).map(([status]) => status)).toEqual(['archived', 'archived', 'archived']);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('عاد كما كان: 3 مقالات')).toBeVisible();
  expect(await api.statesOf('زنجبيل')).toEqual(before);
});

test('a deleted article is found in the bin and restored', async ({ page, signIn, request, site, account }) => {
  await signIn('admin');
  const api = await openApi(request, site.origin, await account('admin'));
  await api.add({ title_ar: 'قرنفل محذوف', status: 'published' });
  await page.goto('/admin/articles?q=قرنفل');
  await page.getByRole('button', { name: 'حذف قرنفل محذوف' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('انتقل إلى سلة المحذوفات «قرنفل محذوف»')).toBeVisible();
  await page.getByRole('link', { name: 'سلة المحذوفات' }).click();
  await expect(page).toHaveURL('/admin/articles/deleted');
  await expect(page.getByRole('button', { name: 'حذف قرنفل محذوف نهائياً' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'استعادة قرنفل محذوف' }).click();
  await expect(page.getByText('استُعيد «قرنفل محذوف» كما كان')).toBeVisible();
  expect(await api.statesOf('قرنفل')).toMatchObject([['published', expect.any(String)]]);
});
