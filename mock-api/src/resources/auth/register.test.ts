import { authResponse, errorResponse } from 'shared-lib/contracts';
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

test('registration creates an account and signs it in', async () => {
  const { get, post } = await createTestApp();
  const response = await post('/api/auth/register', newcomer);
  expect(response.statusCode).toBe(201);
  const { token, user } = authResponse.parse(response.json());
  expect(user).toMatchObject({ name: 'ريم الدوسري', email: 'reem@example.com', role: 'client', status: 'active' });
  expect((await get('/api/auth/me', { token })).statusCode).toBe(200);
  expect((await post('/api/auth/login', { email: 'Reem@Example.com', password: newcomer.password })).statusCode).toBe(
    200,
  );
});

test('a consultant account starts as pending', async () => {
  const { post } = await createTestApp();
  const { user } = authResponse.parse((await post('/api/auth/register', { ...newcomer, role: 'consultant' })).json());
  expect(user).toMatchObject({ role: 'consultant', status: 'pending' });
});

test.each([['admin'], ['root'], [undefined], [null], [7]])('registers the role %j as a client', async (role) => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/register', { ...newcomer, role });
  expect(response.statusCode).toBe(201);
  expect(authResponse.parse(response.json()).user).toMatchObject({ role: 'client', status: 'active' });
});

test('registration cannot create an admin or set protected fields', async () => {
  const { db, post } = await createTestApp();
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

test('reports a taken e-mail address at its field, regardless of case', async () => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/register', { ...newcomer, email: 'CLIENT@miqyas.example' });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ email: ['هذا البريد الإلكتروني مسجّل من قبل'] });
});

test('two simultaneous registrations of one e-mail address create one account', async () => {
  const { db, post } = await createTestApp();
  const responses = await Promise.all([post('/api/auth/register', newcomer), post('/api/auth/register', newcomer)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(await db.selectFrom('users').select('id').where('email', '=', newcomer.email).execute()).toHaveLength(1);
});

test('reports every empty field', async () => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/register', {
    name: ' ',
    email: '',
    password: '',
    password_confirmation: '',
    role: '',
  });
  expect(errorResponse.parse(response.json()).errors).toEqual({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
    password: ['كلمة المرور مطلوبة'],
    password_confirmation: ['تأكيد كلمة المرور مطلوب'],
    role: ['نوع الحساب مطلوب'],
  });
});

test('reports a different confirmation at the confirmation field', async () => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/register', { ...newcomer, password_confirmation: 'something-else' });
  expect(errorResponse.parse(response.json()).errors).toEqual({
    password_confirmation: ['كلمتا المرور غير متطابقتين'],
  });
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
])('rejects the common password «%s»', async (password) => {
  const { post } = await createTestApp();
  const response = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({
    password: ['كلمة المرور هذه شائعة ويسهل تخمينها، اختر غيرها'],
  });
});

test.each(['olive-terrace-41', 'نخلة على ضفة النيل', 'x'.repeat(31) + 'Yz 9-_'.repeat(30), 'correct horse battery'])(
  'accepts the password «%s»',
  async (password) => {
    const { post } = await createTestApp();
    const response = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
    expect(response.statusCode).toBe(201);
    expect((await post('/api/auth/login', { email: newcomer.email, password })).statusCode).toBe(200);
  },
);

test('rejects a password over 256 characters before hashing', async () => {
  const { post } = await createTestApp();
  const password = 'olive '.repeat(50);
  const response = await post('/api/auth/register', { ...newcomer, password, password_confirmation: password });
  expect(errorResponse.parse(response.json()).errors?.password).toEqual(['كلمة المرور يجب ألا تتجاوز 256 حرفاً']);
});

test('limits registrations per IP address', async () => {
  const { post } = await createTestApp({ limits: { ...defaultLimits, forms: { max: 1, window: 60_000 } } });
  expect((await post('/api/auth/register', newcomer)).statusCode).toBe(201);
  expect((await post('/api/auth/register', { ...newcomer, email: 'other@example.com' })).statusCode).toBe(429);
});
