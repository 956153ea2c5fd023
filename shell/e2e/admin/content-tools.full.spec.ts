import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from 'playwright/test';
import { article, sector, service } from 'shared-lib/contracts';
import * as z from 'zod';
import { accountOf, signInByApi } from '../harness/accounts.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { pngFile } from '../harness/pictures.ts';
import { typeTime } from '../harness/date-field.ts';
import { expect, test } from '../harness/test.ts';
import { pasteHtml, wordHtml } from '../harness/word.ts';

const DAY_MS = 86_400_000;

const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true }).click();

/** Calls of another administrator through the API. */
const asColleague = async (request: APIRequestContext, origin: string) => {
  const { token } = await signInByApi(request, origin, await accountOf(request, origin, 'admin'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    read: async (path: string): Promise<unknown> => (await request.get(`${origin}/api${path}`, { headers })).json(),
    add: async (path: string, data: object): Promise<unknown> => {
      const response = await request.post(`${origin}/api${path}`, { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    },
    change: (path: string, data: object) => request.patch(`${origin}/api${path}`, { headers, data }),
    remove: (path: string) => request.delete(`${origin}/api${path}`, { headers }),
  };
};

test('sectors reordered by keyboard change their order on the home page', async ({ page, signIn, request, site }) => {
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const [first, second] = z
    .array(sector)
    .parse(await colleague.read('/admin/sectors?_sort=sort_order&_order=asc&_limit=2'));
  await page.goto('/admin/sectors/order');
  await page.getByRole('button', { name: `ترتيب ${second?.name_ar}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`صار «${second?.name_ar}» في الموضع 1`)).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.goto('/sectors');
    const names = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.findIndex((name) => name.includes(second?.name_ar ?? ''))).toBe(0);
  }).toPass();
  await page.goto('/admin/sectors/order');
  await page.getByRole('button', { name: `ترتيب ${first?.name_ar}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`صار «${first?.name_ar}» في الموضع 1`)).toBeVisible();
});

test('articles selected on two pages are published together', async ({ page, signIn, request, site }) => {
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const ids: number[] = [];
  for (let index = 1; index <= 30; index += 1) {
    const row = article.parse(
      await colleague.add('/admin/articles', {
        title_ar: `مقال زعفراني ${index}`,
        body_html: '<p>نص</p>',
        category: 'دفعات',
      }),
    );
    ids.push(row.id);
  }
  await page.goto('/admin/articles?q=زعفراني');
  await page.getByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }).check();
  await page.getByRole('link', { name: 'الصفحة التالية' }).click();
  await expect(page.getByText('عرض 26 إلى 30 من 30')).toBeVisible();
  await page.getByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }).check();
  const bar = page.getByRole('group', { name: 'إجراءات على الصفوف المحددة' });
  await expect(bar.getByRole('status')).toHaveText('حُدّد 30 من 30');
  await bar.getByRole('button', { name: 'نشر', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'نشر المحدد' }).click();
  await expect(page.getByText('ظهر في الموقع 30 مقالاً')).toBeVisible();
  const published = z
    .array(z.looseObject({ status: z.string() }))
    .parse(await colleague.read('/admin/articles?q=زعفراني&_limit=100'));
  expect(new Set(published.map(({ status }) => status))).toEqual(new Set(['published']));
  for (const id of ids) await colleague.remove(`/admin/articles/${id}`);
});

test('a table with bad rows is imported after its correction', async ({ page, signIn, request, site }) => {
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  await page.goto('/admin/services');
  await expect(page.getByRole('table')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير' }).click();
  const dialog = page.getByRole('dialog', { name: 'تصدير الخدمات' });
  await dialog.getByRole('radio', { name: /^CSV/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'تنزيل الملف' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('الخدمات.csv');
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported.startsWith('\uFEFF')).toBe(true);

  await page.getByRole('link', { name: 'استيراد' }).click();
  const table = (price: string) => ({
    name: 'services.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFFالاسم,السعر الأساسي بالدولار,أيام التسليم\nخدمة مستوردة,${price},7\nخدمة ثانية,900,5\n`),
  });
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(table('كثير'));
  const price = page.getByRole('textbox', { name: 'السعر الأساسي بالدولار، السطر 2' });
  await expect(price).toHaveValue('كثير');
  await expect(page.getByRole('button', { name: 'استيراد بعد تصحيح كل الصفوف' })).toBeDisabled();
  await expectAccessible(page);
  await price.fill('2500');
  await page.getByRole('button', { name: 'إعادة الفحص' }).click();
  await page.getByRole('button', { name: 'استيراد صفين' }).click();
  await expect(page).toHaveURL('/admin/services');
  await expect(page.getByRole('cell', { name: 'خدمة مستوردة', exact: true })).toBeVisible();
  const added = z.array(service).parse(await colleague.read('/admin/services?_sort=id&_order=desc&_limit=2'));
  expect(new Set(added.map(({ basic_price }) => basic_price))).toEqual(new Set([2500, 900]));
  for (const { id } of added) await colleague.remove(`/admin/services/${id}`);
});

test('two administrators who change one article merge their changes, and the former slug still leads to it', async ({
  page,
  signIn,
  request,
  site,
  problems,
}) => {
  problems.allow(/409 \(Conflict\)/);
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const row = article.parse(
    await colleague.add('/admin/articles', {
      title_ar: 'مقال مشترك',
      excerpt_ar: 'مقدمة',
      body_html: '<p>نص</p>',
      category: 'تعاون',
      status: 'published',
    }),
  );
  await page.goto(`/admin/articles/edit/${row.id}`);
  const title = page.getByRole('textbox', { name: 'العنوان', exact: true });
  await title.fill('مقال مشترك بعنوان جديد');
  await page.getByLabel('الرابط المختصر').fill('shared-article');
  await colleague.change(`/admin/articles/${row.id}`, { title_ar: 'عنوان الزميل', excerpt_ar: 'مقدمة الزميل' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: /حفظٌ أحدث من / });
  await expect(dialog.getByRole('group', { name: 'العنوان' })).toBeVisible();
  await dialog.getByRole('button', { name: 'دمج وحفظ' }).click();
  await expect(page.getByText('حُفظت التغييرات')).toBeVisible();
  expect(article.parse(await colleague.read(`/admin/articles/${row.id}`))).toMatchObject({
    title_ar: 'مقال مشترك بعنوان جديد',
    excerpt_ar: 'مقدمة الزميل',
    slug: 'shared-article',
  });
  await page.goto(`/blog/${row.slug}`);
  await expect(page).toHaveURL('/blog/shared-article');
  await expect(page.getByRole('heading', { level: 1, name: 'مقال مشترك بعنوان جديد' })).toBeVisible();
  await colleague.remove(`/admin/articles/${row.id}`);
});

test('one search in the audit log answers who changed the price of a service', async ({
  page,
  signIn,
  request,
  site,
}) => {
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const input = { name_ar: 'تقييم المناجم', basic_price: 3210, delivery_days_basic: 9 };
  const row = service.parse(await colleague.add('/admin/services', input));
  await colleague.change(`/admin/services/${row.id}`, { is_active: false });
  await colleague.change(`/admin/services/${row.id}`, { basic_price: 4560 });
  await page.goto('/admin/audit');
  await page.getByRole('searchbox').fill('سعر تقييم المناجم');
  await page.getByRole('combobox', { name: 'الإجراء' }).selectOption({ label: 'تعديل' });
  const table = page.getByRole('table').first();
  await expect(table.getByText(/^السعر: من .*3,210.* إلى .*4,560/)).toBeVisible();
  await expect(table.getByRole('link', { name: 'تقييم المناجم' })).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await colleague.remove(`/admin/services/${row.id}`);
});

test('two tabs of one person in conflict over the body of an article show the changed words, and lose nothing', async ({
  page,
  context,
  signIn,
  request,
  site,
  problems,
}) => {
  problems.allow(/409 \(Conflict\)/);
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const paragraphs = Array.from({ length: 8 }, (_, index) => `<p>الفقرة ${index + 1} من المقال كما كُتبت أول مرة.</p>`);
  const body_html = paragraphs.join('');
  const row = article.parse(
    await colleague.add('/admin/articles', { title_ar: 'مقال في تبويبين', body_html, category: 'تعاون' }),
  );
  const path = `/admin/articles/edit/${row.id}`;
  const other = await context.newPage();
  const writeAt = async (tab: Page, paragraph: number, text: string) => {
    await tab.getByRole('textbox', { name: 'المحتوى' }).getByText(`الفقرة ${paragraph} من المقال`).click();
    await tab.keyboard.press('End');
    await tab.keyboard.type(text);
  };
  await Promise.all([page.goto(path), other.goto(path)]);
  await writeAt(other, 7, ' أضيفت من التبويب الثاني.');
  await save(other);
  await expect(other.getByText('حُفظت التغييرات')).toBeVisible();
  await writeAt(page, 2, ' أضيفت من التبويب الأول.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: /حفظٌ أحدث من علامة تبويب أخرى لك/ });
  const body = dialog.getByRole('group', { name: 'المحتوى' });
  await expect(body.locator('mark')).toHaveText([/أضيفت من التبويب الأول/, /أضيفت من التبويب الثاني/]);
  await expect(body.getByText('… بلا تغيير: 4 فقرات …')).toHaveCount(2);
  await expect(body).not.toContainText('<p>');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('radio', { name: 'ما حفظته من علامة تبويب أخرى لك' }).check();
  await dialog.getByRole('button', { name: 'دمج وحفظ' }).click();
  await expect(page.getByText('حُفظت التغييرات')).toBeVisible();
  const saved = article.parse(await colleague.read(`/admin/articles/${row.id}`));
  expect(saved.body_html).toContain('أضيفت من التبويب الثاني');
  expect(saved.body_html).not.toContain('أضيفت من التبويب الأول');
  await other.close();
  await colleague.remove(`/admin/articles/${row.id}`);
});

test('a lost connection keeps the text of a form, and saving works once it is back', async ({
  page,
  context,
  signIn,
  request,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signIn('admin');
  await page.goto('/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'العنوان', exact: true });
  await title.fill('مقال انقطع اتصاله');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();
  await page.keyboard.type('نص لم يُحفظ بعد');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'اتصال' })).toBeVisible();
  await expect(title).toHaveValue('مقال انقطع اتصاله');
  await context.setOffline(false);
  await page.reload();
  await expect(title).toHaveValue('مقال انقطع اتصاله');
  await expect(page.getByRole('textbox', { name: 'المحتوى' })).toContainText('نص لم يُحفظ بعد');
  await save(page);
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/);
  const colleague = await asColleague(request, site.origin);
  const [added] = z
    .array(z.looseObject({ id: z.number(), title_ar: z.string() }))
    .parse(await colleague.read('/admin/articles?_sort=id&_order=desc&_limit=1'));
  expect(added?.title_ar).toBe('مقال انقطع اتصاله');
  await colleague.remove(`/admin/articles/${added?.id}`);
});

test('an administrator compares an older version of an article and restores it', async ({
  page,
  signIn,
  request,
  site,
}) => {
  await signIn('admin');
  const colleague = await asColleague(request, site.origin);
  const row = article.parse(
    await colleague.add('/admin/articles', { title_ar: 'العنوان الأول', body_html: '<p>النص الأول</p>' }),
  );
  await colleague.change(`/admin/articles/${row.id}`, { title_ar: 'العنوان الثاني', body_html: '<p>النص الثاني</p>' });
  await page.goto(`/admin/articles/edit/${row.id}`);
  await page.getByRole('button', { name: 'الإصدارات' }).click();
  const dialog = page.getByRole('dialog', { name: 'إصدارات «العنوان الثاني»' });
  await dialog
    .getByRole('button', { name: /مقارنة إصدار/ })
    .last()
    .click();
  await expect(dialog.getByRole('region', { name: 'المحتوى' }).getByRole('deletion')).toHaveText('الأول');
  await expect(dialog.getByRole('region', { name: 'المحتوى' }).getByRole('insertion')).toHaveText('الثاني');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'استعادة هذا الإصدار' }).click();
  await expect(page.getByText('استُعيد الإصدار')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'العنوان', exact: true })).toHaveValue('العنوان الأول');
  await expect(page.getByRole('textbox', { name: 'المحتوى' })).toContainText('النص الأول');
  await colleague.remove(`/admin/articles/${row.id}`);
});

test('a scheduled article with a picture and a table of Word appears on the site when its time has come', async ({
  page,
  signIn,
  browser,
  request,
  site,
}) => {
  await signIn('admin');
  await page.goto('/admin/articles/new');
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('مقال في موعده');
  await page.getByLabel('المقدمة').fill('يظهر هذا المقال وحده حين يحل موعده.');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();
  await pasteHtml(editor, wordHtml);
  await page.getByRole('button', { name: 'صورة', exact: true }).click();
  const upload = Promise.withResolvers<void>();
  await page.route('**/admin/uploads', async (route) => {
    await upload.promise;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'صورة في المقال' });
  await dialog.getByLabel('صورة في المقال').setInputFiles(await pngFile(page, 'oven.png', { width: 900, height: 600 }));
  await dialog.getByLabel('النص البديل').fill('فرن المخبز');
  await expect(dialog.getByRole('button', { name: 'جاري رفع الصورة...' })).toBeDisabled();
  upload.resolve();
  await dialog.getByRole('button', { name: 'إدراج الصورة' }).click();
  await expect(editor.getByRole('img', { name: 'فرن المخبز' })).toBeVisible();
  await page.getByRole('combobox', { name: 'التصنيف' }).fill('مواعيد');
  await page.getByLabel('الكاتب', { exact: true }).fill('هدى الراشد');
  await page.getByRole('radio', { name: /في موعد محدد/ }).check();
  const inTwoDays = new Date(Date.now() + 2 * DAY_MS);
  await typeTime(page, 'موعد النشر', inTwoDays);
  await save(page);
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/);
  await page.goto('/admin/articles');
  await expect(page.getByRole('row', { name: /مقال في موعده/ })).toContainText('مجدول');

  const path = `${site.origin}/blog/مقال-في-موعده`;
  expect((await request.get(path)).status()).toBe(404);
  // The API restarts with the clock; the page of the administrator must not request pictures meanwhile.
  await page.goto('about:blank');
  await site.moveClock(new Date(inTwoDays.getTime() + DAY_MS));
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1, name: 'مقال في موعده' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(visitor.getByRole('cell', { name: '6,300' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'فرن المخبز' })).toHaveCount(1);
  await visitor.close();
  const colleague = await asColleague(request, site.origin);
  const [added] = z
    .array(z.looseObject({ id: z.number(), title_ar: z.string() }))
    .parse(await colleague.read('/admin/articles?_sort=id&_order=desc&_limit=1'));
  expect(added?.title_ar).toBe('مقال في موعده');
  await colleague.remove(`/admin/articles/${added?.id}`);
});

test('a taken slug is noticed while typing, and a free one is offered', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/services/new');
  const saveBar = page.getByRole('group', { name: 'حفظ التغييرات' });
  await expect(saveBar.getByRole('status')).toHaveText('سجل جديد لم يُحفظ بعد');
  await page.getByLabel('اسم الخدمة').fill('خدمة جديدة تماماً');
  await expect(page.getByText('الرابط متاح:')).toBeVisible();
  await page.getByLabel('الرابط المختصر').fill('feasibility');
  await expect(page.getByText('هذا الرابط المختصر مستخدم من قبل، اختر غيره')).toBeVisible();
  await page.getByRole('button', { name: /^استخدم/ }).click();
  await expect(page.getByText('الرابط متاح:')).toBeVisible();
});
