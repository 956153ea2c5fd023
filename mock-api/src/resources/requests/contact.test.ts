import { failure, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { sha256 } from '../../auth/tokens.ts';
import { DAY, MINUTE } from '../../clock.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { letterHtml, letterText } from '../../mail/letter.ts';
import { createUnusedApp, SITE_ORIGIN } from '../../testing/test-app.ts';

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

test('a visitor writes to the company and gets a reference, and both get a mail', async () => {
  const { db, mails, post } = await createUnusedApp();
  const answer = await post(CONTACT, message, { headers: { referer: `${SITE_ORIGIN}/contact?tab=contact` } });
  expect(answer.statusCode).toBe(200);
  const { success, message: said, data } = receipt.parse(answer.json());
  expect(success).toBe(true);
  expect(said).toBe('وصلتنا رسالتك، وسنرد عليك في أقرب وقت.');
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
  expect(row.search).toContain('مخابز المنيع');
  const event = await db.selectFrom('request_events').selectAll().executeTakeFirstOrThrow();
  expect(event).toMatchObject({
    request_id: row.id,
    type: 'created',
    from: null,
    to: 'new',
    actor_role: 'visitor',
    visibility: 'public',
  });

  const [toVisitor, toCompany] = mails;
  expect(toVisitor).toMatchObject({ to: 'Suad@example.com', subject: 'تم استلام رسالتك (CT-2026-000001)' });
  expect(toVisitor && letterText(toVisitor)).toContain(data?.claim_url);
  expect(toCompany).toMatchObject({ to: 'info@miqyas.example', replyTo: 'Suad@example.com' });
  expect(toCompany && letterText(toCompany)).toContain(message.message);
  expect(toCompany && letterText(toCompany)).not.toContain('/claim/');
});

test('the claim link works by a token of which only the hash is stored', async () => {
  const { db, post } = await createUnusedApp();
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

test('what a person writes cannot become markup of the mail', async () => {
  const { mails, post } = await createUnusedApp();
  await post(CONTACT, { ...message, name: '<img src=x onerror=alert(1)>', message: '</p><script>alert(1)</script>' });
  for (const mail of mails) expect(letterHtml(mail)).not.toMatch(/<script|<img/);
});

test('a signed-in client is noted as the sender', async () => {
  const { db, post, signIn } = await createUnusedApp();
  await post(CONTACT, message, { token: await signIn('client@miqyas.example') });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@miqyas.example')
    .executeTakeFirstOrThrow();
  expect(await db.selectFrom('requests').select('user_id').executeTakeFirst()).toEqual({ user_id: id });
});

test('an e-mail address alone never ties a message to an account', async () => {
  const { db, post } = await createUnusedApp();
  await post(CONTACT, { ...message, email: 'client@miqyas.example' });
  expect(await db.selectFrom('requests').select('user_id').executeTakeFirst()).toEqual({ user_id: null });
});

test('references count on within a year, by the clocks of Riyadh', async () => {
  const { post, wait } = await createUnusedApp();
  const reference = async () => receipt.parse((await post(CONTACT, message)).json()).data?.reference;
  expect(await reference()).toBe('CT-2026-000001');
  expect(await reference()).toBe('CT-2026-000002');
  // 31 December, 21:30 in Greenwich, is already the new year in Riyadh.
  wait(Date.parse('2026-12-31T21:30:00Z') - Date.parse('2026-03-02T09:00:00Z'));
  expect(await reference()).toBe('CT-2027-000001');
});

test('messages that arrive together get different references', async () => {
  const { post } = await createUnusedApp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(CONTACT, message)));
  const references = answers.map((answer) => receipt.parse(answer.json()).data?.reference);
  expect(new Set(references).size).toBe(10);
});

test('name, e-mail, subject and message are required; phone and company are not', async () => {
  const { db, post } = await createUnusedApp();
  const answer = await post(CONTACT, { name: ' ', phone: '', message: '' });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    subject: ['موضوع الرسالة مطلوب'],
    message: ['نص الرسالة مطلوب'],
  });
  expect(await db.selectFrom('requests').select('id').execute()).toEqual([]);
  const { name, email, subject, message: text } = message;
  expect((await post(CONTACT, { name, email, subject, message: text })).statusCode).toBe(200);
});

test('NUL in a text is refused beside its field', async () => {
  const { post } = await createUnusedApp();
  const answer = await post(CONTACT, { ...message, name: 'a\u0000b' });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ name: ['النص يحتوي على رمز غير مقبول'] });
});

test('a program that fills the hidden field is told that all went well, and nothing is stored or sent', async () => {
  const { db, mails, post } = await createUnusedApp();
  const honest = await post(CONTACT, message);
  const program = await post(CONTACT, { ...message, website: 'https://spam.example' });
  expect(program.statusCode).toBe(honest.statusCode);
  expect(program.json()).toEqual({ success: true, message: honest.json().message });
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  expect(mails).toHaveLength(2);
});

test('a mail server that is down loses no message', async () => {
  const { db, logs, post } = await createUnusedApp({
    mailer: { send: () => Promise.reject(new Error('connection refused')) },
  });
  expect((await post(CONTACT, message)).statusCode).toBe(200);
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  expect(logs.join('')).toContain('a mail could not be sent');
  expect(logs.join('')).not.toContain(message.email);
});

test('the twenty-first message in ten minutes from one address waits', async () => {
  const { post, wait } = await createUnusedApp({ limits: defaultLimits });
  for (let time = 0; time < 20; time += 1) expect((await post(CONTACT, message)).statusCode).toBe(200);
  const refused = await post(CONTACT, message);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect((await post(CONTACT, message, { headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(200);
  wait(10 * MINUTE);
  expect((await post(CONTACT, message)).statusCode).toBe(200);
});

test('a form that is sent twice with one key is stored and answered once', async () => {
  const { db, mails, post, wait } = await createUnusedApp();
  const headers = { 'idempotency-key': '7f9c2b1e-3d4a-4f6b-9c8d-112233445566' };
  const [first, second] = await Promise.all([post(CONTACT, message, { headers }), post(CONTACT, message, { headers })]);
  wait(MINUTE);
  const third = await post(CONTACT, message, { headers });
  expect(first.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(third.json()).toEqual(first.json());
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  expect(mails).toHaveLength(2);
  wait(DAY);
  expect((await post(CONTACT, message, { headers })).json()).not.toEqual(first.json());
});

test('a key with other content is a mistake, and shows nobody the first answer', async () => {
  const { db, post } = await createUnusedApp();
  const headers = { 'idempotency-key': 'form-0001' };
  await post(CONTACT, message, { headers });
  const answer = await post(CONTACT, { ...message, message: 'شيء آخر' }, { headers });
  expect(answer.statusCode).toBe(409);
  expect(failure.parse(answer.json()).message).toBe('استُخدم مفتاح منع التكرار من قبل مع بيانات مختلفة.');
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
});

test('a refused form does not use its key up', async () => {
  const { post } = await createUnusedApp();
  const headers = { 'idempotency-key': 'form-0001' };
  expect((await post(CONTACT, { ...message, subject: '' }, { headers })).statusCode).toBe(422);
  expect((await post(CONTACT, message, { headers })).statusCode).toBe(200);
});

test.each(['short', 'has space in it', 'x'.repeat(200), 'نص عربي طويل'])('the key «%s» is not one', async (key) => {
  const { app } = await createUnusedApp();
  const answer = await app.inject({
    method: 'POST',
    url: CONTACT,
    payload: message,
    headers: { 'idempotency-key': key },
  });
  expect(answer.statusCode).toBe(400);
});
