import { errorResponse, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { sha256 } from '../../../auth/tokens.ts';
import { DAY, MINUTE } from '../../../clock.ts';
import { defaultLimits } from '../../../http/rate-limit.ts';
import { emailBodyText } from '../../../mail/email-content.ts';
import { emailBodyHtml } from '../../../mail/email-html.ts';
import { TEST_START } from '../../../testing/seeded-template.ts';
import { createAppWithoutRequests, SITE_ORIGIN } from '../../../testing/test-app.ts';
import { removeCaughtRequests } from './public-forms.ts';

const CONTACT = '/api/public/contact';
const message = {
  name: 'سعاد المنيع',
  email: 'Suad@example.com',
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  company: 'مخابز المنيع',
  subject: 'تكلفة دراسة مخبز',
  message: 'كم تكلفة دراسة جدوى لمخبز آلي في الدمام؟',
  type: 'contact',
};

test('stores the message of a visitor, responds with a reference and emails both sides', async () => {
  const { db, emails, post } = await createAppWithoutRequests();
  const response = await post(CONTACT, message, { headers: { referer: `${SITE_ORIGIN}/contact?tab=contact` } });
  expect(response.statusCode).toBe(200);
  const { success, message: text, data } = receipt.parse(response.json());
  expect(success).toBe(true);
  expect(text).toBe('وصلتنا رسالتك، وسنرد عليك خلال يوم عمل واحد.');
  expect(data?.reference).toBe('CT-2026-000001');
  expect(data?.claim_url).toMatch(new RegExp(`^${SITE_ORIGIN}/claim/[\\w-]{43}$`));

  const row = await db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    reference: 'CT-2026-000001',
    kind: 'contact',
    status: 'new',
    phone: '055 123 4567',
    user_id: null,
    source_path: '/contact?tab=contact',
    created_at: '2026-03-02T09:00:00.000Z',
    first_reply_due_at: '2026-03-03T09:00:00.000Z',
  });
  expect(JSON.parse(row.payload)).toEqual({ subject: message.subject, message: message.message });
  expect(row.search).toContain(' منيع ');
  const event = await db.selectFrom('request_events').selectAll().executeTakeFirstOrThrow();
  expect(event).toMatchObject({
    request_id: row.id,
    type: 'created',
    from: null,
    to: 'new',
    actor_role: 'visitor',
    visibility: 'public',
  });

  const [toVisitor, toCompany] = emails;
  expect(toVisitor).toMatchObject({ to: 'Suad@example.com', subject: 'وصلتنا رسالتك (CT-2026-000001)' });
  expect(toVisitor && emailBodyText(toVisitor)).toContain(data?.claim_url);
  expect(toCompany).toMatchObject({ to: 'info@miqyas.example', replyTo: 'Suad@example.com' });
  expect(toCompany && emailBodyText(toCompany)).toContain(message.message);
  expect(toCompany && emailBodyText(toCompany)).not.toContain('/claim/');
});

test('stores only the hash of the claim token', async () => {
  const { db, post } = await createAppWithoutRequests();
  const { data } = receipt.parse(
    (await post(CONTACT, message, { headers: { 'idempotency-key': 'form-0001' } })).json(),
  );
  const token = data?.claim_url.split('/').at(-1) ?? '';
  const claim = await db.selectFrom('claim_tokens').selectAll().executeTakeFirstOrThrow();
  expect(claim).toMatchObject({ token_hash: sha256(token), used_at: null });
  const everything = JSON.stringify([
    await db.selectFrom('requests').selectAll().execute(),
    await db.selectFrom('idempotency_keys').selectAll().execute(),
    await db.selectFrom('claim_tokens').selectAll().execute(),
  ]);
  expect(everything).not.toContain(token);
});

test('escapes HTML in emails', async () => {
  const { emails, post } = await createAppWithoutRequests();
  await post(CONTACT, { ...message, name: '<img src=x onerror=alert(1)>', message: '</p><script>alert(1)</script>' });
  // The logo is the only picture.
  for (const email of emails) expect(emailBodyHtml(email)).not.toMatch(/<script|<img(?! src="cid:)/);
});

test('stores a signed-in client as the sender', async () => {
  const { db, post, signIn } = await createAppWithoutRequests();
  await post(CONTACT, message, { token: await signIn('client@miqyas.example') });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@miqyas.example')
    .executeTakeFirstOrThrow();
  expect(await db.selectFrom('requests').select('user_id').executeTakeFirst()).toEqual({ user_id: id });
});

test('does not link a message to an account by its e-mail address alone', async () => {
  const { db, post } = await createAppWithoutRequests();
  await post(CONTACT, { ...message, email: 'client@miqyas.example' });
  expect(await db.selectFrom('requests').select('user_id').executeTakeFirst()).toEqual({ user_id: null });
});

test('numbers references within a year, in the local time of Riyadh', async () => {
  const { post, wait } = await createAppWithoutRequests();
  const reference = async () => receipt.parse((await post(CONTACT, message)).json()).data?.reference;
  expect(await reference()).toBe('CT-2026-000001');
  expect(await reference()).toBe('CT-2026-000002');
  // 31 December, 21:30 UTC, is already the new year in Riyadh.
  wait(Date.parse('2026-12-31T21:30:00Z') - Date.parse('2026-03-02T09:00:00Z'));
  expect(await reference()).toBe('CT-2027-000001');
});

test('gives simultaneous messages different references', async () => {
  const { post } = await createAppWithoutRequests();
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(CONTACT, message)));
  const references = responses.map((response) => receipt.parse(response.json()).data?.reference);
  expect(new Set(references).size).toBe(10);
});

test('requires name, e-mail, subject and message, but not phone and company', async () => {
  const { db, post } = await createAppWithoutRequests();
  const response = await post(CONTACT, { name: ' ', phone: '', message: '' });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    subject: ['موضوع الرسالة مطلوب'],
    message: ['نص الرسالة مطلوب'],
  });
  expect(await db.selectFrom('requests').select('id').execute()).toEqual([]);
  const { name, email, subject, message: text } = message;
  expect((await post(CONTACT, { name, email, subject, message: text })).statusCode).toBe(200);
});

test('stores a text without what nobody sees in it', async () => {
  const { db, post } = await createAppWithoutRequests();
  const pasted = { name: 'من\u0000ى\u202E', email: '\u202Amona@example.com\u202C', message: 'سطر\r\nثانٍ\u000B' };
  expect((await post(CONTACT, { ...message, ...pasted })).statusCode).toBe(200);
  const row = await db.selectFrom('requests').select(['name', 'email', 'message']).executeTakeFirstOrThrow();
  expect(row).toEqual({ name: 'منى', email: 'mona@example.com', message: 'سطر\nثانٍ' });
});

const TRAP = { other_details: 'https://spam.example' };

test('stores a message with a filled honeypot field as spam for 30 days, and tells nobody', async () => {
  const { db, emails, post, app } = await createAppWithoutRequests();
  const genuine = await post(CONTACT, message);
  const spam = await post(CONTACT, { ...message, ...TRAP });
  await app.settled();
  expect(spam.statusCode).toBe(genuine.statusCode);
  expect(Object.keys(spam.json())).toEqual(Object.keys(genuine.json()));
  expect(Object.keys(spam.json().data)).toEqual(Object.keys(genuine.json().data));
  const flags = async () =>
    (await db.selectFrom('requests').select('is_spam').orderBy('id').execute()).map((row) => row.is_spam);
  expect(await flags()).toEqual([0, 1]);
  expect(emails).toHaveLength(2);
  const notices = await db.selectFrom('notifications').select('id').execute();
  await post(CONTACT, { ...message, ...TRAP });
  expect(await db.selectFrom('notifications').select('id').execute()).toEqual(notices);

  const at = (days: number) => () => new Date(TEST_START.getTime() + days * DAY);
  expect(await removeCaughtRequests({ db, clock: at(29) })).toBe(0);
  // Staff have found a person in it.
  await db.updateTable('requests').set({ is_spam: 0 }).where('reference', '=', spam.json().data.reference).execute();
  expect(await removeCaughtRequests({ db, clock: at(31) })).toBe(1);
  expect(await flags()).toEqual([0, 0]);
});

test('counts messages with a filled honeypot field against the limit', async () => {
  const { post } = await createAppWithoutRequests({ limits: defaultLimits });
  for (let time = 0; time < 20; time += 1) await post(CONTACT, { ...message, ...TRAP });
  expect((await post(CONTACT, message)).statusCode).toBe(429);
});

test('takes the field that browsers used to fill in for the old honeypot as nothing', async () => {
  const { db, post } = await createAppWithoutRequests();
  await post(CONTACT, { ...message, website: 'https://my-company.example' });
  expect(await db.selectFrom('requests').select('is_spam').execute()).toEqual([{ is_spam: 0 }]);
});

test('stores the message when the mail server is down', async () => {
  const { app, db, logs, post } = await createAppWithoutRequests({
    mailer: { send: () => Promise.reject(new Error('connection refused')) },
  });
  expect((await post(CONTACT, message)).statusCode).toBe(200);
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  await app.settled();
  expect(logs.join('')).toContain('an email could not be sent');
  expect(logs.join('')).not.toContain(message.email);
});

test('rejects the twenty-first message in ten minutes from one IP address', async () => {
  const { post, wait } = await createAppWithoutRequests({ limits: defaultLimits });
  for (let time = 0; time < 20; time += 1) expect((await post(CONTACT, message)).statusCode).toBe(200);
  const rejected = await post(CONTACT, message);
  expect(rejected.statusCode).toBe(429);
  expect(rejected.headers['retry-after']).toBe('600');
  expect((await post(CONTACT, message, { headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(200);
  wait(10 * MINUTE);
  expect((await post(CONTACT, message)).statusCode).toBe(200);
});

test('stores a form once when it is sent repeatedly with one key, and repeats the first response', async () => {
  const { db, emails, post, wait } = await createAppWithoutRequests();
  const headers = { 'idempotency-key': '7f9c2b1e-3d4a-4f6b-9c8d-112233445566' };
  const [first, second] = await Promise.all([post(CONTACT, message, { headers }), post(CONTACT, message, { headers })]);
  wait(MINUTE);
  const third = await post(CONTACT, message, { headers });
  expect(first.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(third.json()).toEqual(first.json());
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  expect(emails).toHaveLength(2);
  wait(DAY);
  expect((await post(CONTACT, message, { headers })).json()).not.toEqual(first.json());
});

test('rejects a reused key with different content and does not reveal the first response', async () => {
  const { db, post } = await createAppWithoutRequests();
  const headers = { 'idempotency-key': 'form-0001' };
  await post(CONTACT, message, { headers });
  const response = await post(CONTACT, { ...message, message: 'شيء آخر' }, { headers });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).message).toBe('استُخدم مفتاح منع التكرار من قبل مع بيانات مختلفة.');
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
});

test('accepts the key of a rejected form again', async () => {
  const { post } = await createAppWithoutRequests();
  const headers = { 'idempotency-key': 'form-0001' };
  expect((await post(CONTACT, { ...message, subject: '' }, { headers })).statusCode).toBe(422);
  expect((await post(CONTACT, message, { headers })).statusCode).toBe(200);
});

test.each(['short', 'has space in it', 'x'.repeat(200), 'نص عربي طويل'])('rejects the key «%s»', async (key) => {
  const { app } = await createAppWithoutRequests();
  const response = await app.inject({
    method: 'POST',
    url: CONTACT,
    payload: message,
    headers: { 'idempotency-key': key },
  });
  expect(response.statusCode).toBe(400);
});
