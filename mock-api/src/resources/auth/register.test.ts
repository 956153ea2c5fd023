import { authAnswer, failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../http/rate-limit.ts';
import { createTestApp } from '../../testing/test-app.ts';

const newcomer = {
  name: 'ريم الدوسري',
  email: 'reem@example.com',
  password: 'olive-terrace-41',
  password_confirmation: 'olive-terrace-41',
  role: 'client',
};

test('a visitor opens an account and is signed in', async () => {
  const { get, post } = await createTestApp();
  const answer = await post('/api/auth/register', newcomer);
  expect(answer.statusCode).toBe(201);
  const { token, user } = authAnswer.parse(answer.json());
  expect(user).toMatchObject({ name: 'ريم الدوسري', email: 'reem@example.com', role: 'client', status: 'active' });
  expect((await get('/api/auth/me', { token })).statusCode).toBe(200);
  expect((await post('/api/auth/login', { email: 'Reem@Example.com', password: newcomer.password })).statusCode).toBe(
    200,
  );
});

test('a consultant waits for approval', async () => {
  const { post } = await createTestApp();
  const { user } = authAnswer.parse((await post('/api/auth/register', { ...newcomer, role: 'consultant' })).json());
  expect(user).toMatchObject({ role: 'consultant', status: 'pending' });
});

test('nobody registers as an admin, however it is asked', async () => {
  const { db, post } = await createTestApp();
  const asked = await post('/api/auth/register', { ...newcomer, role: 'admin' });
  expect(asked.statusCode).toBe(422);
  expect(failure.parse(asked.json()).errors).toEqual({ role: ['نوع الحساب مطلوب'] });
  await post('/api/auth/register', {
    ...newcomer,
    id: 1,
    status: 'active',
    is_admin: true,
    last_login_at: 'now',
    password_hash: 'x',
  });
  const row = await db.selectFrom('users').selectAll().where('email', '=', newcomer.email).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: 'client', last_login_at: null });
  expect(row.id).not.toBe(1);
});

test('an address with an account is told beside its field, also in other letters', async () => {
  const { post } = await createTestApp();
  const answer = await post('/api/auth/register', { ...newcomer, email: 'CLIENT@miqyas.example' });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ email: ['هذا البريد الإلكتروني مسجّل من قبل'] });
});

test('two registrations of one address at the same time make one account', async () => {
  const { db, post } = await createTestApp();
  const answers = await Promise.all([post('/api/auth/register', newcomer), post('/api/auth/register', newcomer)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(await db.selectFrom('users').select('id').where('email', '=', newcomer.email).execute()).toHaveLength(1);
});

test('empty fields are named one by one', async () => {
  const { post } = await createTestApp();
  const answer = await post('/api/auth/register', {
    name: ' ',
    email: '',
    password: '',
    password_confirmation: '',
    role: '',
  });
  expect(failure.parse(answer.json()).errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    password: ['كلمة المرور مطلوبة'],
    password_confirmation: ['تأكيد كلمة المرور مطلوب'],
    role: ['نوع الحساب مطلوب'],
  });
});

test('a confirmation that differs is told at the confirmation', async () => {
  const { post } = await createTestApp();
  const answer = await post('/api/auth/register', { ...newcomer, password_confirmation: 'something-else' });
  expect(failure.parse(answer.json()).errors).toEqual({ password_confirmation: ['كلمتا المرور غير متطابقتين'] });
});

test.each([
  'password',
  '12345678',
  'qwertyui',
  'Password123!',
  'P@ssw0rd',
  'aaaaaaaa',
  'reem@example.com',
  '١٢٣٤٥٦٧٨',
  'محمد12345',
  '87654321',
])('the password «%s» is refused as too common', async (password) => {
  const { post } = await createTestApp();
  const answer = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({
    password: ['كلمة المرور هذه شائعة ويسهل تخمينها، اختر غيرها'],
  });
});

test.each(['olive-terrace-41', 'نخلة على ضفة النيل', 'x'.repeat(31) + 'Yz 9-_'.repeat(30), 'correct horse battery'])(
  'the password «%s» is taken',
  async (password) => {
    const { post } = await createTestApp();
    const answer = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
    expect(answer.statusCode).toBe(201);
    expect((await post('/api/auth/login', { email: newcomer.email, password })).statusCode).toBe(200);
  },
);

test('a password over 256 signs is refused before anything is computed', async () => {
  const { post } = await createTestApp();
  const password = 'olive '.repeat(50);
  const answer = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
  expect(failure.parse(answer.json()).errors?.password).toEqual(['كلمة المرور يجب ألا تتجاوز 256 حرفاً']);
});

test('registrations of one address are limited', async () => {
  const { post } = await createTestApp({ limits: { ...defaultLimits, forms: { max: 1, window: 60_000 } } });
  expect((await post('/api/auth/register', newcomer)).statusCode).toBe(201);
  expect((await post('/api/auth/register', { ...newcomer, email: 'other@example.com' })).statusCode).toBe(429);
});
