import { auditEntry, failure, user, type User } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminDesk, type AdminDesk } from '../../testing/admin-desk.ts';

const USERS = '/api/admin/users';
const ADMIN = 1;
const CONSULTANT = 2;
const PENDING = 3;
const CLIENT = 4;

const newcomer = {
  name: 'سعاد المنيع',
  email: 'suad@example.com',
  phone: '٠٥٥ ١٢٣',
  company: 'دار',
  country: 'السعودية',
  role: 'consultant',
  status: 'active',
} as const;

const read = async ({ admin }: AdminDesk, id: number): Promise<User> =>
  user.parse((await admin('GET', `${USERS}/${id}`)).json());
const addUser = async ({ admin }: AdminDesk, more: object = {}) =>
  user.parse((await admin('POST', USERS, { ...newcomer, ...more })).json());
const signInWith = ({ post }: AdminDesk, email: string, password: string) =>
  post('/api/auth/login', { email, password });
const tokenIn = (letter: unknown) => /token=([\w-]+)/.exec(JSON.stringify(letter))?.[1] ?? '';

test('an account is made with its role and status, and its owner chooses a password by a mailed link', async () => {
  const desk = await createAdminDesk();
  expect(await addUser(desk)).toMatchObject({ ...newcomer, id: 6, phone: '055 123', last_login_at: null });
  expect((await signInWith(desk, newcomer.email, 'none-at-all')).statusCode).toBe(422);
  const letter = await desk.lastMailTo(newcomer.email);
  expect(letter?.subject).toMatch(/^حسابك لدى /);
  const chosen = { token: tokenIn(letter), password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };
  expect((await desk.post('/api/auth/reset-password', chosen)).statusCode).toBe(200);
  expect((await signInWith(desk, newcomer.email, 'dune-harbour-27')).json().user).toMatchObject({
    role: 'consultant',
    status: 'active',
  });
});

test('with a password the account can be used at once, and no mail leaves', async () => {
  const desk = await createAdminDesk();
  const created = await addUser(desk, { email: 'Suad@Example.com', password: 'dune-harbour-27' });
  expect(created.email).toBe('suad@example.com');
  expect(await desk.lastMailTo('suad@example.com')).toBeUndefined();
  expect((await signInWith(desk, 'suad@example.com', 'dune-harbour-27')).statusCode).toBe(200);
});

test('a new administrator may do what administrators do', async () => {
  const desk = await createAdminDesk();
  await addUser(desk, { role: 'admin', password: 'dune-harbour-27' });
  const token = await desk.signIn(newcomer.email);
  expect((await desk.get(USERS, { token })).statusCode).toBe(200);
});

test('an approved consultant is told so, once, and may work', async () => {
  const desk = await createAdminDesk();
  const { email } = await read(desk, PENDING);
  const token = await desk.signIn(email);
  expect((await desk.get('/api/consultant/requests', { token })).statusCode).toBe(403);
  expect((await desk.admin('PATCH', `${USERS}/${PENDING}`, { status: 'active' })).json()).toMatchObject({
    status: 'active',
  });
  const letter = await desk.lastMailTo(email);
  expect(letter?.subject).toBe('اعتُمد حسابك مستشاراً');
  expect(JSON.stringify(letter)).toContain('https://www.miqyas.example/dashboard');
  expect((await desk.get('/api/consultant/requests', { token })).statusCode).toBe(200);
  await desk.admin('PATCH', `${USERS}/${PENDING}`, { phone: '1' });
  await desk.lastMailTo(email);
  expect(desk.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('who is suspended is signed out at once, and stays out', async () => {
  const desk = await createAdminDesk();
  const { email } = await read(desk, CLIENT);
  const token = await desk.signIn(email);
  expect((await desk.get('/api/auth/me', { token })).statusCode).toBe(200);
  await desk.admin('PATCH', `${USERS}/${CLIENT}`, { status: 'suspended' });
  expect((await desk.get('/api/auth/me', { token })).statusCode).toBe(401);
  await desk.admin('PATCH', `${USERS}/${CLIENT}`, { status: 'active' });
  // The old token is gone, not asleep.
  expect((await desk.get('/api/auth/me', { token })).statusCode).toBe(401);
});

test('a password that the administration sets ends every session, and its owner is told', async () => {
  const desk = await createAdminDesk();
  const kept = await read(desk, CLIENT);
  const token = await desk.signIn(kept.email);
  await desk.admin('PUT', `${USERS}/${CLIENT}`, { ...kept, password: 'dune-harbour-27' });
  expect((await desk.get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await desk.lastMailTo(kept.email))?.subject).toBe('تغيّرت كلمة مرور حسابك');
  expect((await signInWith(desk, kept.email, 'dune-harbour-27')).statusCode).toBe(200);
});

test.each([undefined, null, ''])('with %j for a password the old one stays', async (password) => {
  const desk = await createAdminDesk();
  const before = await desk.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', CLIENT)
    .executeTakeFirstOrThrow();
  expect((await desk.admin('PATCH', `${USERS}/${CLIENT}`, { password, company: 'أخرى' })).statusCode).toBe(200);
  expect(
    await desk.db.selectFrom('users').select('password_hash').where('id', '=', CLIENT).executeTakeFirstOrThrow(),
  ).toEqual(before);
});

test.each([{ role: 'client' }, { role: 'consultant' }, { status: 'suspended' }])(
  'the last administrator cannot be changed to %j',
  async (change) => {
    const desk = await createAdminDesk();
    const kept = await read(desk, ADMIN);
    for (const answer of [
      await desk.admin('PATCH', `${USERS}/${ADMIN}`, change),
      await desk.admin('PUT', `${USERS}/${ADMIN}`, { ...kept, ...change }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(failure.parse(answer.json()).message).toBe(
        'هذا حساب المدير الأخير: لا يمكن إيقافه ولا تغيير دوره قبل أن يكون هناك مدير آخر.',
      );
    }
    expect(await read(desk, ADMIN)).toEqual(kept);
  },
);

test('the last administrator cannot be removed; a suspended one beside it does not count, an active one does', async () => {
  const desk = await createAdminDesk();
  const { id } = await addUser(desk, { role: 'admin', status: 'suspended', password: 'dune-harbour-27' });
  expect(failure.parse((await desk.admin('DELETE', `${USERS}/${ADMIN}`)).json()).message).toBe(
    'لا يمكن حذف حساب المدير الأخير.',
  );
  await desk.admin('PATCH', `${USERS}/${id}`, { status: 'active' });
  expect((await desk.admin('PATCH', `${USERS}/${ADMIN}`, { role: 'client' })).statusCode).toBe(200);
});

test('an account with requests stays, and the sentence names them', async () => {
  const desk = await createAdminDesk();
  for (const [id, what] of [
    [
      CLIENT,
      /^لا يمكن حذف هذا الحساب لارتباط ما يلي به: \d+ (?:طلبات أرسلها|طلباً أرسله) \(«[A-Z]{2}-2026-\d{6}»، .*…\)\. أوقف الحساب/,
    ],
    [CONSULTANT, /^لا يمكن حذف هذا الحساب لارتباط ما يلي به: \d+ (?:طلبات مسندة إليه|طلباً مسنداً إليه) \(«/],
  ] as const) {
    const answer = await desk.admin('DELETE', `${USERS}/${id}`);
    expect(answer.statusCode).toBe(409);
    expect(failure.parse(answer.json()).message).toMatch(what);
  }
});

test('a consultant who has requests stays one', async () => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('PATCH', `${USERS}/${CONSULTANT}`, { role: 'client' });
  expect(answer.statusCode).toBe(409);
  expect(failure.parse(answer.json()).message).toMatch(
    /^لا يمكن تغيير دور هذا المستشار لارتباط ما يلي به: .* أسند هذه الطلبات إلى غيره أولاً\.$/,
  );
  expect((await desk.admin('PATCH', `${USERS}/${PENDING}`, { role: 'client', status: 'active' })).statusCode).toBe(200);
});

test('an account that nothing needs can go, and the log keeps nothing personal of it', async () => {
  const desk = await createAdminDesk();
  const { id } = await addUser(desk);
  await desk.admin('PATCH', `${USERS}/${id}`, { company: 'دار النخبة' });
  const token = await desk.signIn(newcomer.email);
  expect((await desk.admin('DELETE', `${USERS}/${id}`)).json()).toEqual({});
  expect((await desk.get('/api/auth/me', { token })).statusCode).toBe(401);
  const log = await desk.admin('GET', `/api/admin/audit?resource=users&record=${id}&_sort=id`);
  const entries = z.array(auditEntry).parse(log.json());
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['user.created', {}],
    ['user.updated', {}],
    ['user.deleted', { before: { role: 'consultant', status: 'active' } }],
  ]);
});

test('who deletes an own account leaves nothing personal in the log either', async () => {
  const desk = await createAdminDesk();
  await addUser(desk, { password: 'dune-harbour-27', role: 'client' });
  const token = await desk.signIn(newcomer.email);
  expect((await desk.call('DELETE', '/api/account', { token, body: { password: 'dune-harbour-27' } })).statusCode).toBe(
    200,
  );
  expect((await desk.admin('GET', '/api/admin/audit?resource=users')).body).not.toContain('سعاد');
});

test('a password is in no answer and in no log', async () => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('POST', USERS, { ...newcomer, password: 'dune-harbour-27' });
  const log = await desk.admin('GET', '/api/admin/audit?resource=users');
  for (const text of [answer.body, log.body, desk.logs.join('')]) expect(text).not.toMatch(/dune-harbour|argon2/);
});

test.each([
  [{ name: 'س' }, 'name', 'الاسم يجب أن يكون حرفين على الأقل'],
  [{ email: '' }, 'email', 'البريد الإلكتروني مطلوب'],
  [{ email: 'not an address' }, 'email', 'البريد الإلكتروني غير صحيح'],
  [{ email: 'CLIENT@miqyas.example' }, 'email', 'هذا البريد الإلكتروني مسجّل من قبل'],
  [{ role: 'owner' }, 'role', 'اختر قيمة من القائمة'],
  [{ status: 'gone' }, 'status', 'اختر قيمة من القائمة'],
  [{ role: 'client', status: 'pending' }, 'status', 'اختر قيمة من القائمة'],
  [{ password: 'short' }, 'password', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  [{ password: 'password1' }, 'password', 'كلمة المرور هذه شائعة ويسهل تخمينها، اختر غيرها'],
  [{ password: 'x'.repeat(257) }, 'password', 'كلمة المرور يجب ألا تتجاوز 256 حرفاً'],
])('%j is refused beside its field', async (wrong, field, sentence) => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('POST', USERS, { ...newcomer, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ [field]: [sentence] });
  expect((await desk.admin('GET', USERS)).headers['x-total-count']).toBe('5');
});

test('an address that another account has is refused on a change too, the own one is not', async () => {
  const { admin } = await createAdminDesk();
  expect(
    failure.parse((await admin('PATCH', `${USERS}/${CLIENT}`, { email: 'admin@miqyas.example' })).json()).errors,
  ).toHaveProperty('email');
  expect((await admin('PATCH', `${USERS}/${CLIENT}`, { email: 'CLIENT@miqyas.example' })).json()).toMatchObject({
    email: 'client@miqyas.example',
  });
});

test('a search finds an account by what was changed', async () => {
  const { admin } = await createAdminDesk();
  await admin('PATCH', `${USERS}/${CLIENT}`, { company: 'مؤسسة الزمرد' });
  expect((await admin('GET', `${USERS}?q=${encodeURIComponent('الزمرّد')}`)).json()).toMatchObject([{ id: CLIENT }]);
});
