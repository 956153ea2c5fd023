import type { APIRequestContext, Page } from 'playwright/test';
import { client, clientDetail } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { openAs } from '../harness/open-as.ts';
import { expect, test } from '../harness/test.ts';

interface Sender {
  name: string;
  email: string;
  phone: string;
}

/** A message of the site from a person without an account. */
const send = async (request: APIRequestContext, origin: string, sender: Sender): Promise<void> => {
  const data = { ...sender, subject: 'سؤال عن الأسعار', message: 'كم تكلفة دراسة مصنع صغير؟' };
  expect((await request.post(`${origin}/api/public/contact`, { data })).ok()).toBe(true);
};

const panel = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });

const openClient = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/admin/clients?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('table')
    .getByRole('link', { name: new RegExp(email) })
    .click();
  await expect(page.getByRole('heading', { name: 'بيانات العميل' })).toBeVisible();
};

test('two guests with one phone number are merged into one client, and the merge is undone', async ({
  browser,
  request,
  site,
  account,
}) => {
  const one = { name: 'بشرى الزهراني', email: 'bushra@clients.example', phone: '+966 55 010 7001' };
  const other = { name: 'بشرى عبد الله', email: 'bushra.work@clients.example', phone: '0550107001' };
  await send(request, site.origin, one);
  await send(request, site.origin, other);
  const { page, call } = await openAs(browser, request, site.origin, await account('admin'));
  const requestsOf = async (email: string): Promise<number[]> =>
    z
      .array(client)
      .parse(await call('get', `/admin/clients?email=${encodeURIComponent(email)}`))
      .map(({ requests }) => requests);

  await openClient(page, one.email);
  await expectAccessibleAtBothWidths(page);
  const same = panel(page, 'أهو الشخص نفسه؟');
  await expect(same).toContainText('الهاتف نفسه');
  await same.getByRole('button', { name: `دمج «${other.name}» في «${one.name}»` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'دمج العميلين' }).click();
  await expect(same).toContainText(`دُمج فيه «${other.name}»، وله طلب واحد.`);
  expect(await requestsOf(one.email)).toEqual([2]);
  expect(await requestsOf(other.email)).toEqual([]);

  await page.reload();
  await same.getByRole('button', { name: `التراجع عن دمج «${other.name}»` }).click();
  await expect(same).toContainText('الهاتف نفسه');
  expect(await requestsOf(one.email)).toEqual([1]);
  expect(await requestsOf(other.email)).toEqual([1]);
});

test('an administrator notes what a client said, enters a request, and sees the account as its owner does', async ({
  browser,
  request,
  site,
  account,
}) => {
  const { email, name } = await account('client');
  const { page } = await openAs(browser, request, site.origin, await account('admin'));
  await openClient(page, email);
  const notes = panel(page, 'ملاحظات عن العميل');
  await notes.getByLabel('ملاحظة جديدة').fill('يفضّل الاتصال قبل الظهر');
  await notes.getByRole('button', { name: 'إضافة الملاحظة' }).click();
  await expect(notes.getByText('يفضّل الاتصال قبل الظهر', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'طلب جديد لهذا العميل' }).click();
  await expect(page.getByLabel('الاسم')).toHaveValue(name);
  await page.getByLabel('فكرة المشروع').fill('معمل ألبان في الأحساء');
  await page.getByRole('button', { name: 'تسجيل الطلب' }).click();
  await expect(page).toHaveURL(/\/admin\/feasibility-requests\/FS-/);

  await page.getByRole('link', { name: 'كل ما لهذا العميل عندنا' }).click();
  await page.getByRole('link', { name: 'حسابه كما يراه' }).click();
  await expect(page.getByText(/للقراءة فقط/)).toBeVisible();
  await expect(panel(page, 'الطلبات').getByRole('link', { name: /معمل ألبان في الأحساء/ })).toBeVisible();
  await expect(page.getByText('يفضّل الاتصال قبل الظهر')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
});

test('the personal data of a guest is downloaded, then deleted with the name typed', async ({
  browser,
  request,
  site,
  account,
}) => {
  const sender = { name: 'وليد الحازمي', email: 'waleed@clients.example', phone: '+966 55 010 7002' };
  await send(request, site.origin, sender);
  const { page, call } = await openAs(browser, request, site.origin, await account('admin'));
  await openClient(page, sender.email);
  const data = panel(page, 'بياناته الشخصية');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'تنزيل نسخة من بياناته' }).click();
  expect((await download).suggestedFilename()).toMatch(/^client-\d+\.json$/);
  const [row] = z.array(client).parse(await call('get', `/admin/clients?email=${encodeURIComponent(sender.email)}`));
  const { request_rows } = clientDetail.parse(await call('get', `/admin/clients/${row?.id ?? 0}`));

  await data.getByRole('button', { name: 'حذف بياناته نهائياً' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'حذف بياناته نهائياً' })).toBeDisabled();
  await dialog.getByLabel(`اكتب «${sender.name}» للتأكيد`).fill(sender.name);
  await dialog.getByRole('button', { name: 'حذف بياناته نهائياً' }).click();
  await expect(page).toHaveURL('/admin/clients');
  await page.goto(`/admin/contacts/${request_rows[0]?.reference ?? ''}`);
  await expect(page.getByText('مستخدم سابق').first()).toBeVisible();
  await expect(page.getByText(sender.name)).toHaveCount(0);
});
