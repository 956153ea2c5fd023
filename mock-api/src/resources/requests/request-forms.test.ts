import { failure, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { letterText } from '../../mail/letter.ts';
import { createTestApp, SITE_ORIGIN } from '../../testing/test-app.ts';

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

test('a visitor asks for a consultation and gets a CN reference; both sides get a mail', async () => {
  const { db, mails, post } = await createTestApp();
  const answer = await post(CONSULTATION, consultation, {
    headers: { referer: `${SITE_ORIGIN}/contact?tab=consultation` },
  });
  expect(answer.statusCode).toBe(200);
  const { message, data } = receipt.parse(answer.json());
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
  const [toVisitor, toCompany] = mails;
  expect(toVisitor).toMatchObject({ to: 'majed@example.com', subject: `تم استلام طلب الاستشارة (${data?.reference})` });
  expect(toVisitor && letterText(toVisitor)).toContain(data?.claim_url);
  expect(toCompany).toMatchObject({ to: 'info@miqyas.example', replyTo: 'majed@example.com' });
  const told = toCompany ? letterText(toCompany) : '';
  expect(told).toContain('الميزانية: من 100,000 إلى 500,000 دولار');
  expect(told).toContain('الإطار الزمني: خلال شهر');
  expect(told).not.toContain('/claim/');
});

test('an urgent consultation is marked so and has to be answered within four working hours', async () => {
  const { db, mails, post } = await createTestApp();
  const { data } = receipt.parse((await post(CONSULTATION, { ...consultation, timeline: 'urgent' })).json());
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', String(data?.reference))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ priority: 'urgent', first_reply_due_at: '2026-03-02T13:00:00.000Z' });
  expect(mails[1]?.subject).toMatch(/^\[عاجل\]/);
});

test('a visitor asks for a feasibility study and gets an FS reference', async () => {
  const { db, mails, post } = await createTestApp();
  const answer = await post(FEASIBILITY, feasibility);
  const { message, data } = receipt.parse(answer.json());
  expect(message).toBe('وصلنا طلب دراسة الجدوى، وسنراجعه ثم نتواصل معك بالخطوة التالية.');
  expect(data?.reference).toMatch(/^FS-2026-\d{6}$/);
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', String(data?.reference))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'feasibility', company: '', first_reply_due_at: '2026-03-04T09:00:00.000Z' });
  expect(JSON.parse(row.payload)).toMatchObject({ capital_amount: '300 ألف دولار', timeline: 'two_months' });
  expect(row.search).toContain('تجفيف الطماطم');
  expect(mails.map(({ to }) => to)).toEqual(['naglaa@example.com', 'info@miqyas.example']);
  expect(mails[0]?.subject).toBe(`تم استلام طلب دراسة الجدوى (${data?.reference})`);
});

test('what the forms require is refused beside its field, in Arabic', async () => {
  const { post } = await createTestApp();
  const one = failure.parse((await post(CONSULTATION, { project_type: 'commercial', timeline: 'tomorrow' })).json());
  expect(one.errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    phone: ['رقم الهاتف مطلوب'],
    project_type: ['اختر قيمة من القائمة'],
    timeline: ['اختر قيمة من القائمة'],
    description: ['وصف المشروع مطلوب'],
  });
  const other = failure.parse((await post(FEASIBILITY, {})).json());
  expect(Object.keys(other.errors ?? {})).toEqual(['name', 'email', 'phone', 'project_idea']);
});

test.each([
  [CONSULTATION, consultation],
  [FEASIBILITY, feasibility],
])(
  '%s: a program is told that all went well, a key is used once, and a signed-in client is the sender',
  async (path, input) => {
    const { db, mails, post, signIn } = await createTestApp();
    const count = async () => (await db.selectFrom('requests').select('id').execute()).length;
    const before = await count();
    const program = await post(path, { ...input, website: 'https://spam.example' });
    expect(program.json()).toEqual({ success: true, message: expect.any(String) });
    expect([(await count()) - before, mails.length]).toEqual([0, 0]);

    const headers = { 'idempotency-key': 'one-form-one-request' };
    const token = await signIn('client@miqyas.example');
    const [first, second] = await Promise.all([
      post(path, input, { headers, token }),
      post(path, input, { headers, token }),
    ]);
    expect(second.json()).toEqual(first.json());
    expect([(await count()) - before, mails.length]).toEqual([1, 2]);
    const { user_id } = await db
      .selectFrom('requests')
      .select('user_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(user_id).toBe(4);
  },
);
