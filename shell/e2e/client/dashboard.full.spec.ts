import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { notification, paged, user as userContract } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import * as z from 'zod';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { endSessionAndClick, NEW_PASSWORD, sendRegistration, sendSignIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** A client of the API for one account. */
const apiOf = async (request: APIRequestContext, origin: string, account: Account) => {
  const { token } = await signInByApi(request, origin, account);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: async (path: string): Promise<unknown> => (await request.get(`${origin}/api${path}`, { headers })).json(),
    statusOf: async (method: 'GET' | 'POST', path: string, data: object = {}) =>
      (
        await request.fetch(`${origin}/api${path}`, { method, headers, ...(method === 'POST' ? { data } : {}) })
      ).status(),
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
  await sendRegistration(page, { name: 'نورة العتيبي', email: 'noura@company.example', role: 'consultant' });
  await expect(page.getByRole('heading', { level: 1, name: 'حسابك بانتظار الموافقة' })).toBeVisible();
  await page.goto('/dashboard/requests');
  await expect(page).toHaveURL('/dashboard');

  const admin = await apiOf(request, site.origin, await account('admin'));
  const [consultant] = z.array(userContract).parse(await admin.get('/admin/users?email=noura@company.example'));
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

test('a client who forgot the password sets a new one by the emailed link, although a response is lost, and signs in', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const email = 'forgot@company.example';
  await page.request.post(`${site.origin}/api/auth/register`, {
    data: {
      name: 'منى الدوسري',
      email,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
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
  await page.route('**/api/auth/reset-password', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(page.getByRole('alert')).toContainText('تعذر حفظ كلمة المرور');
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await sendSignIn(page, { email, password: 'Harbour-Dune-27' });
  await expect(page).toHaveURL('/dashboard');
});

test('a client changes the e-mail address by its emailed link, and downloads a copy of all data', async ({
  page,
  site,
}) => {
  const [before, after] = ['before@company.example', 'after@company.example'];
  await page.goto('/auth?mode=register&next=%2Fdashboard%2Fprofile');
  await sendRegistration(page, { name: 'منى الدوسري', email: before });
  await page.getByRole('button', { name: 'تغيير البريد' }).click();
  const form = page.getByRole('form', { name: 'تغيير البريد' });
  await form.getByLabel(/^البريد الجديد/).fill(after);
  await form.getByRole('textbox', { name: /^كلمة المرور/ }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'إرسال رابط التأكيد' }).click();
  await expect(page.getByText(after)).toBeVisible();
  await expect(() => expect(emailedLink(site.config.dataDir, 'confirm-email=')).toContain('/profile')).toPass();
  await page.goto(emailedLink(site.config.dataDir, 'confirm-email='));
  const email = page.getByRole('region', { name: 'البريد الإلكتروني' });
  await expect(email.getByText(after)).toBeVisible();
  await expect(email.getByText(before)).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل النسخة' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('account.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain(after);
});

test('what belongs to another account is a 404 with an explanation, and another role gets the 403 page', async ({
  page,
  request,
  site,
  signIn,
  account,
  problems,
  actions,
}) => {
  problems.allow(/status of 404|Failed to load resource/);
  const idea = 'مصنع حليب الإبل في نجران';
  const foreign = await actions.createStudy(idea);
  const { messages } = await actions.asConsultant(foreign, 'messages', { body: `سؤال عن ${idea}` });
  const owner = await account('client');
  const ofOwner = await apiOf(request, site.origin, owner);
  const [own] = paged(notification).parse(await ofOwner.get('/account/notifications')).data;

  const other = await apiOf(request, site.origin, await account('otherClient'));
  for (const [method, path] of [
    ['GET', `/account/requests/${foreign}`],
    ['POST', `/account/requests/${foreign}/messages`],
    ['POST', `/account/requests/${foreign}/files/1/link`],
    ['POST', `/account/requests/${foreign}/cancel`],
  ] as const)
    expect(await other.statusOf(method, path, { body: 'لي', note: 'لي' }), path).toBe(404);
  await other.post('/account/notifications/read', { ids: [own?.id] });
  const after = paged(notification).parse(await ofOwner.get('/account/notifications')).data;
  expect(after.find(({ id }) => id === own?.id)?.read_at).toBe(own?.read_at);

  const responses: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) responses.push(await response.text().catch(() => ''));
  });
  await signIn('otherClient');
  for (const path of [paths.request(foreign), paths.request(foreign, `message-${messages.at(-1)?.id ?? 0}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'لم نجد هذا الطلب بين طلباتك' })).toBeVisible();
  }
  for (const path of [paths.requests(), paths.dashboardMessages(), paths.dashboardFiles(), paths.notifications()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  for (const text of [idea, owner.email, foreign]) expect(responses.filter((body) => body.includes(text))).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeVisible();
  await signIn('consultant');
  for (const path of ['/dashboard/files', '/dashboard/downloads', '/dashboard/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeVisible();
  }
});

test('nothing is lost when the session ends in the middle of a long form', async ({ page, signIn, problems }) => {
  problems.allow(/401/);
  const account = await signIn('client');
  await page.goto(paths.newRequest('feasibility'));
  const texts = {
    'فكرة المشروع': 'مزرعة ورد في الطائف بثلاثة بيوت محمية.',
    'رأس المال المتاح': '400 ألف دولار',
    'موقع المشروع': 'الطائف',
    'السوق المستهدف': 'محال الورد في جدة ومكة',
    'رقم الهاتف': '0509876543',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await endSessionAndClick(page, page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }));

  await page.reload();
  await sendSignIn(page, account);
  await expect(page).toHaveURL(paths.newRequest('feasibility'));
  for (const [label, text] of Object.entries(texts))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(text);
  await page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }).click();
  await expect(page).toHaveURL(/\/dashboard\/requests\/FS-/);
  await expect(page.getByRole('heading', { level: 1, name: /^مزرعة ورد في الطائف/ })).toBeVisible();
});
