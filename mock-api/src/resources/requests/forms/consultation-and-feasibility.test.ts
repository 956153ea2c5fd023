import { errorResponse, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { emailBodyText } from '../../../mail/email-content.ts';
import { createTestApp, SITE_ORIGIN } from '../../../testing/test-app.ts';

const CONSULTATION = '/api/public/consultation';
const FEASIBILITY = '/api/public/feasibility-request';

const consultation = {
  name: 'ماجد الحربي',
  email: 'majed@example.com',
  phone: '٠٥٠ ٧٧٧ ٨٨٩٩',
  company: 'ورشة الحربي',
  project_type: 'صناعي',
  budget_range: '100k_500k',
  timeline: 'one_month',
  description: 'أفكر في خط لإنتاج أبواب الألمنيوم في الخرج وأريد رأياً قبل شراء المعدات.',
};
const feasibility = {
  name: 'نجلاء فؤاد',
  email: 'naglaa@example.com',
  phone: '+20 122 345 6789',
  project_idea: 'مصنع لتجفيف الطماطم وتصديرها من المنيا',
  capital_amount: '٣٠٠ ألف دولار',
  location: 'المنيا',
  target_market: 'إيطاليا وألمانيا',
  timeline: 'two_months',
};

test('stores a consultation request of a visitor, responds with a CN reference and emails both sides', async () => {
  const { db, emails, post } = await createTestApp();
  const response = await post(CONSULTATION, consultation, {
    headers: { referer: `${SITE_ORIGIN}/contact?tab=consultation` },
  });
  expect(response.statusCode).toBe(200);
  const { message, data } = receipt.parse(response.json());
  expect(message).toBe('وصلنا طلب الاستشارة، وسيتواصل معك أحد مستشارينا لتحديد موعد مناسب.');
  expect(data?.reference).toMatch(/^CN-2026-\d{6}$/);
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', String(data?.reference))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    kind: 'consultation',
    status: 'new',
    priority: 'normal',
    phone: '050 777 8899',
    source_path: '/contact?tab=consultation',
    first_reply_due_at: '2026-03-03T09:00:00.000Z',
  });
  const { project_type, budget_range, timeline, description } = consultation;
  expect(JSON.parse(row.payload)).toEqual({ project_type, budget_range, timeline, description });
  const [toVisitor, toCompany] = emails;
  expect(toVisitor).toMatchObject({ to: 'majed@example.com', subject: `وصلنا طلب الاستشارة (${data?.reference})` });
  expect(toVisitor && emailBodyText(toVisitor)).toContain(data?.claim_url);
  expect(toCompany).toMatchObject({ to: 'info@miqyas.example', replyTo: 'majed@example.com' });
  const companyText = toCompany ? emailBodyText(toCompany) : '';
  expect(companyText).toContain('الميزانية: من 100,000 إلى 500,000 دولار');
  expect(companyText).toContain('الإطار الزمني: خلال شهر');
  expect(companyText).not.toContain('/claim/');
});

test('marks an urgent consultation and sets its first reply due in four working hours', async () => {
  const { db, emails, post } = await createTestApp();
  const { data } = receipt.parse((await post(CONSULTATION, { ...consultation, timeline: 'urgent' })).json());
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', String(data?.reference))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ priority: 'urgent', first_reply_due_at: '2026-03-02T13:00:00.000Z' });
  expect(emails[1]?.subject).toMatch(/^\[عاجل\]/);
});

test('stores a feasibility request of a visitor and responds with an FS reference', async () => {
  const { db, emails, post } = await createTestApp();
  const response = await post(FEASIBILITY, feasibility);
  const { message, data } = receipt.parse(response.json());
  expect(message).toBe('وصلنا طلب دراسة الجدوى، وسنراجعه ثم نتواصل معك بالخطوة التالية.');
  expect(data?.reference).toMatch(/^FS-2026-\d{6}$/);
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', String(data?.reference))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'feasibility', company: '', first_reply_due_at: '2026-03-04T09:00:00.000Z' });
  expect(JSON.parse(row.payload)).toMatchObject({ capital_amount: '300 ألف دولار', timeline: 'two_months' });
  expect(row.search).toContain(' طماطم ');
  expect(emails.map(({ to }) => to)).toEqual(['naglaa@example.com', 'info@miqyas.example']);
  expect(emails[0]?.subject).toBe(`وصلنا طلب دراسة الجدوى (${data?.reference})`);
});

test('reports missing and invalid fields in Arabic', async () => {
  const { post } = await createTestApp();
  const consultationFailure = errorResponse.parse(
    (await post(CONSULTATION, { project_type: 'commercial', timeline: 'tomorrow' })).json(),
  );
  expect(consultationFailure.errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    phone: ['رقم الهاتف مطلوب'],
    project_type: ['اختر قيمة من القائمة'],
    timeline: ['اختر قيمة من القائمة'],
    description: ['وصف المشروع مطلوب'],
  });
  const feasibilityFailure = errorResponse.parse((await post(FEASIBILITY, {})).json());
  expect(Object.keys(feasibilityFailure.errors ?? {})).toEqual(['name', 'email', 'phone', 'project_idea']);
});

test.each([
  [CONSULTATION, consultation],
  [FEASIBILITY, feasibility],
])('%s: handles the honeypot field, the idempotency key and a signed-in sender', async (path, input) => {
  const { db, emails, post, signIn } = await createTestApp();
  const count = async () => (await db.selectFrom('requests').select('id').execute()).length;
  const before = await count();
  const spam = await post(path, { ...input, other_details: 'https://spam.example' });
  expect(spam.json()).toMatchObject({ success: true, data: { reference: expect.any(String) } });
  expect([(await count()) - before, emails.length]).toEqual([1, 0]);

  const headers = { 'idempotency-key': 'one-form-one-request' };
  const token = await signIn('client@miqyas.example');
  const [first, second] = await Promise.all([
    post(path, input, { headers, token }),
    post(path, input, { headers, token }),
  ]);
  expect(second.json()).toEqual(first.json());
  expect([(await count()) - before, emails.length]).toEqual([2, 2]);
  const { user_id } = await db.selectFrom('requests').select('user_id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(user_id).toBe(4);
});

test('stores the preferred times of a consultation, shows them to both sides and names them in both emails', async () => {
  const { emails, post, get, signIn } = await createTestApp();
  const token = await signIn('client@miqyas.example');
  const preferred_times = [
    { date: '2026-03-08', time: 'morning' },
    { date: '2026-03-09', time: '١٤:٣٠' },
    { date: '2026-03-10', time: '' },
  ];
  const { data } = receipt.parse((await post(CONSULTATION, { ...consultation, preferred_times }, { token })).json());
  const stored = [preferred_times[0], { date: '2026-03-09', time: '14:30' }, preferred_times[2]];
  const url = `/api/account/requests/${data?.reference}`;
  expect((await get(url, { token })).json()).toMatchObject({ data: { preferred_times: stored } });
  const admin = await signIn('admin@miqyas.example');
  const detail = await get(`/api/admin/requests/${data?.reference}`, { token: admin });
  expect(detail.json()).toMatchObject({ preferred_times: stored });
  const lines = [
    'الأحد 8\u00A0مارس 2026، صباحاً (من 9 إلى 12)',
    'الاثنين 9\u00A0مارس 2026، 2:30\u00A0م',
    'الثلاثاء 10\u00A0مارس 2026',
  ];
  for (const email of emails) expect(emailBodyText(email)).toContain(lines.join('\n'));
});

test('refuses preferred times that have passed in Riyadh', async () => {
  const { db, post } = await createTestApp();
  const count = async () => (await db.selectFrom('requests').select('id').execute()).length;
  const before = await count();
  // It is noon in Riyadh.
  const preferred_times = [
    { date: '2026-03-02', time: 'morning' },
    { date: '2026-03-02', time: '11:59' },
    { date: '2026-03-01', time: 'afternoon' },
  ];
  const response = await post(CONSULTATION, { ...consultation, preferred_times });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({
    'preferred_times.1.date': ['اختر موعداً في المستقبل'],
    'preferred_times.2.date': ['اختر موعداً في المستقبل'],
  });
  expect(await count()).toBe(before);
});
