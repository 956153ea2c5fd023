import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { paged, staffRequest, user as userContract } from 'shared-lib/contracts';
import * as z from 'zod';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { expect, test } from '../harness/test.ts';

/** A client of the API for one account. */
const apiOf = async (request: APIRequestContext, origin: string, account: Account) => {
  const { token } = await signInByApi(request, origin, account);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: async (path: string): Promise<unknown> => (await request.get(`${origin}/api${path}`, { headers })).json(),
    statusOf: async (method: 'GET' | 'POST', path: string) =>
      (await request.fetch(`${origin}/api${path}`, { method, headers })).status(),
    post: async (path: string, data: object = {}): Promise<unknown> =>
      (await request.post(`${origin}/api${path}`, { headers, data })).json(),
    patch: async (path: string, data: object): Promise<unknown> =>
      (await request.patch(`${origin}/api${path}`, { headers, data })).json(),
  };
};

const receipt = z.object({ data: z.object({ reference: z.string() }) });
const requestForm = {
  name: 'ليلى منصور',
  phone: '+20 100 000 0005',
  company: '',
  project_idea: 'مصنع صغير للزيتون',
};

test('an administrator approves a consultant, who waits until then and accepts a request afterwards', async ({
  page,
  request,
  site,
  account,
}) => {
  await page.goto('/auth?mode=register');
  await page.getByLabel('الاسم الكامل').fill('نورة العتيبي');
  await page.getByLabel('البريد الإلكتروني').fill('noura@desk.example');
  await page.getByText('أقدّم خدمات استشارية').click();
  await page.getByRole('textbox', { name: /^كلمة المرور/ }).fill('Desert-Lark-77');
  await page.getByRole('textbox', { name: /^تأكيد/ }).fill('Desert-Lark-77');
  await page.getByRole('button', { name: 'إنشاء الحساب', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'حسابك بانتظار الموافقة' })).toBeVisible();
  await page.goto('/dashboard/requests');
  await expect(page).toHaveURL('/dashboard');

  const admin = await apiOf(request, site.origin, await account('admin'));
  const [consultant] = z.array(userContract).parse(await admin.get('/admin/users?email=noura@desk.example'));
  await admin.patch(`/admin/users/${consultant?.id}`, { status: 'active' });
  await page.getByRole('button', { name: 'تحديث الحالة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'قائمة العمل' })).toBeVisible();

  const client = await apiOf(request, site.origin, await account('client'));
  const { reference } = receipt.parse(
    await client.post('/public/feasibility-request', { ...requestForm, email: 'client@miqyas.example' }),
  ).data;
  await admin.post(`/admin/requests/${reference}/assign`, { assignee_id: consultant?.id });
  await page.reload();
  await page.getByRole('button', { name: `قبول الطلب ${reference}` }).click();
  await expect(page.getByRole('button', { name: `قبول الطلب ${reference}` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'مصنع صغير للزيتون' })).toBeVisible();
});

test('a request with the e-mail address of an account belongs to it only after its claim link', async ({
  page,
  request,
  site,
  signIn,
  account,
}) => {
  const { email } = await account('otherClient');
  const sent = await request.post(`${site.origin}/api/public/feasibility-request`, { data: { ...requestForm, email } });
  const { reference, claim_url } = z
    .object({ data: z.object({ reference: z.string(), claim_url: z.string() }) })
    .parse(await sent.json()).data;
  await signIn('otherClient');
  await page.goto(`/dashboard/requests?q=${reference}`);
  await expect(page.getByRole('heading', { name: 'لا نتائج مطابقة' })).toBeVisible();
  await page.goto(new URL(claim_url).pathname);
  await page.getByRole('button', { name: 'ربط الطلب بحسابي' }).click();
  await expect(page.getByRole('heading', { name: 'تم ربط الطلب بحسابك' })).toBeVisible();
  await page.goto(`/dashboard/requests?q=${reference}`);
  await expect(page.getByRole('table').getByText(reference)).toBeVisible();
});

/** The newest emailed link that contains `part`. */
const emailedLink = (dataDir: string, part: string): string => {
  const outbox = join(dataDir, 'outbox');
  const links = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => readFileSync(join(outbox, name), 'utf8').match(/http:\/\/localhost:\d+\/[^\s"\\]*/g) ?? [])
    .filter((link) => link.includes(part));
  return links.at(-1) ?? '';
};

test('a client who forgot the password sets a new one by the emailed link and signs in', async ({ page, site }) => {
  const email = 'forgot@desk.example';
  await page.request.post(`${site.origin}/api/auth/register`, {
    data: {
      name: 'منى الدوسري',
      email,
      password: 'Desert-Lark-77',
      password_confirmation: 'Desert-Lark-77',
      role: 'client',
    },
  });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'إرسال الرابط' }).click();
  await expect(page.getByText('راجع بريدك الإلكتروني')).toBeVisible();
  await expect(() => expect(emailedLink(site.config.dataDir, 'mode=reset')).toContain('token=')).toPass();
  await page.goto(emailedLink(site.config.dataDir, 'mode=reset'));
  await page.getByRole('textbox', { name: /^كلمة المرور الجديدة/ }).fill('Harbour-Dune-27');
  await page.getByRole('textbox', { name: /^تأكيد/ }).fill('Harbour-Dune-27');
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('Harbour-Dune-27');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what belongs to another account is a 404 with an explanation, and another role gets the 403 page', async ({
  page,
  request,
  site,
  signIn,
  account,
  problems,
}) => {
  problems.allow(/status of 404|Failed to load resource/);
  const staff = await apiOf(request, site.origin, await account('consultant'));
  const { data } = paged(staffRequest).parse(await staff.get('/consultant/requests?view=all&per_page=50'));
  const { email } = await account('client');
  const foreign = data.find((row) => row.email === email)?.reference;
  const other = await apiOf(request, site.origin, await account('otherClient'));
  expect(await other.statusOf('GET', `/account/requests/${foreign}`)).toBe(404);
  expect(await other.statusOf('POST', `/account/requests/${foreign}/files/1/link`)).toBe(404);
  await signIn('otherClient');
  await page.goto(`/dashboard/requests/${foreign}`);
  await expect(page.getByRole('heading', { name: 'لم نجد هذا الطلب بين طلباتك' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeVisible();
  await signIn('consultant');
  for (const path of ['/dashboard/files', '/dashboard/downloads', '/dashboard/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeVisible();
  }
});

const screens = [
  ['client', '/dashboard', 'مرحباً'],
  ['client', '/dashboard/requests', 'طلباتي'],
  ['client', '/dashboard/messages', 'الرسائل'],
  ['client', '/dashboard/files', 'الملفات'],
  ['client', '/dashboard/saved', 'المحفوظات'],
  ['client', '/dashboard/downloads', 'التنزيلات'],
  ['client', '/dashboard/notifications', 'الإشعارات'],
  ['client', '/dashboard/profile', 'الملف الشخصي'],
  ['client', '/dashboard/new', 'طلب جديد'],
  ['consultant', '/dashboard', 'قائمة العمل'],
  ['consultant', '/dashboard/requests', 'الطلبات المسندة'],
  ['consultant', '/dashboard/messages', 'الرسائل'],
  ['consultant', '/dashboard/notifications', 'الإشعارات'],
  ['consultant', '/dashboard/profile', 'الملف الشخصي'],
  ['pendingConsultant', '/dashboard', 'حسابك بانتظار الموافقة'],
] as const;

for (const width of [390, 1440])
  test(`every screen of the desk is accessible at ${width} pixels and does not scroll horizontally`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [persona, path, title] of screens)
      await test.step(`${persona} ${path}`, async () => {
        await signIn(persona);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
      });
  });
