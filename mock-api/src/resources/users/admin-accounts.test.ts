import { auditEntry, errorResponse, user, type User } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, suspendSecondAdmin, type AdminApi } from '../../testing/admin-api.ts';

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

const read = async ({ admin }: AdminApi, id: number): Promise<User> =>
  user.parse((await admin('GET', `${USERS}/${id}`)).json());
const addUser = async ({ admin }: AdminApi, more: object = {}) =>
  user.parse((await admin('POST', USERS, { ...newcomer, ...more })).json());
const signInWith = ({ post }: AdminApi, email: string, password: string) =>
  post('/api/auth/login', { email, password });
const tokenFrom = (sent: unknown) => /token=([\w-]+)/.exec(JSON.stringify(sent))?.[1] ?? '';

test('creates an account and sends its owner a link to set a password', async () => {
  const api = await createAdminApi();
  expect(await addUser(api)).toMatchObject({ ...newcomer, id: 7, phone: '055 123', last_login_at: null });
  expect((await signInWith(api, newcomer.email, 'none-at-all')).statusCode).toBe(422);
  const sent = await api.lastEmailTo(newcomer.email);
  expect(sent?.subject).toMatch(/^حسابك لدى /);
  const chosen = { token: tokenFrom(sent), password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };
  expect((await api.post('/api/auth/reset-password', chosen)).statusCode).toBe(200);
  expect((await signInWith(api, newcomer.email, 'dune-harbour-27')).json().user).toMatchObject({
    role: 'consultant',
    status: 'active',
  });
});

test('an account created with a password works at once and sends no e-mail', async () => {
  const api = await createAdminApi();
  const created = await addUser(api, { email: 'Suad@Example.com', password: 'dune-harbour-27' });
  expect(created.email).toBe('suad@example.com');
  expect(await api.lastEmailTo('suad@example.com')).toBeUndefined();
  expect((await signInWith(api, 'suad@example.com', 'dune-harbour-27')).statusCode).toBe(200);
});

test('a new administrator has admin access', async () => {
  const api = await createAdminApi();
  await addUser(api, { role: 'admin', password: 'dune-harbour-27' });
  const token = await api.signIn(newcomer.email);
  expect((await api.get(USERS, { token })).statusCode).toBe(200);
});

test('approving a consultant grants access and sends one e-mail', async () => {
  const api = await createAdminApi();
  const { email } = await read(api, PENDING);
  const token = await api.signIn(email);
  expect((await api.get('/api/consultant/requests', { token })).statusCode).toBe(403);
  expect((await api.admin('PATCH', `${USERS}/${PENDING}`, { status: 'active' })).json()).toMatchObject({
    status: 'active',
  });
  const sent = await api.lastEmailTo(email);
  expect(sent?.subject).toBe('اعتُمد حسابك مستشاراً');
  expect(JSON.stringify(sent)).toContain('https://www.miqyas.example/dashboard');
  expect((await api.get('/api/consultant/requests', { token })).statusCode).toBe(200);
  await api.admin('PATCH', `${USERS}/${PENDING}`, { phone: '1' });
  await api.lastEmailTo(email);
  expect(api.emails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('suspending an account revokes its sessions permanently', async () => {
  const api = await createAdminApi();
  const { email } = await read(api, CLIENT);
  const token = await api.signIn(email);
  expect((await api.get('/api/auth/me', { token })).statusCode).toBe(200);
  await api.admin('PATCH', `${USERS}/${CLIENT}`, { status: 'suspended' });
  expect((await api.get('/api/auth/me', { token })).statusCode).toBe(401);
  await api.admin('PATCH', `${USERS}/${CLIENT}`, { status: 'active' });
  // Reactivation does not restore the old token.
  expect((await api.get('/api/auth/me', { token })).statusCode).toBe(401);
});

test('setting a password ends all sessions and sends a notice', async () => {
  const api = await createAdminApi();
  const account = await read(api, CLIENT);
  const token = await api.signIn(account.email);
  await api.admin('PUT', `${USERS}/${CLIENT}`, { ...account, password: 'dune-harbour-27' });
  expect((await api.get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await api.lastEmailTo(account.email))?.subject).toBe('تغيّرت كلمة مرور حسابك');
  expect((await signInWith(api, account.email, 'dune-harbour-27')).statusCode).toBe(200);
});

test.each([undefined, null, ''])('the password %j leaves the old one unchanged', async (password) => {
  const api = await createAdminApi();
  const before = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', CLIENT)
    .executeTakeFirstOrThrow();
  expect((await api.admin('PATCH', `${USERS}/${CLIENT}`, { password, company: 'أخرى' })).statusCode).toBe(200);
  expect(
    await api.db.selectFrom('users').select('password_hash').where('id', '=', CLIENT).executeTakeFirstOrThrow(),
  ).toEqual(before);
});

test.each([{ role: 'client' }, { role: 'consultant' }, { status: 'suspended' }])(
  'the last administrator cannot be changed to %j',
  async (change) => {
    const api = await createAdminApi();
    await suspendSecondAdmin(api);
    const account = await read(api, ADMIN);
    for (const response of [
      await api.admin('PATCH', `${USERS}/${ADMIN}`, change),
      await api.admin('PUT', `${USERS}/${ADMIN}`, { ...account, ...change }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(errorResponse.parse(response.json()).message).toBe(
        'هذا حساب المدير الأخير: لا يمكن إيقافه ولا تغيير دوره قبل أن يكون هناك مدير آخر.',
      );
    }
    expect(await read(api, ADMIN)).toEqual(account);
  },
);

test('the last active administrator cannot be deleted', async () => {
  const api = await createAdminApi();
  await suspendSecondAdmin(api);
  const { id } = await addUser(api, { role: 'admin', status: 'suspended', password: 'dune-harbour-27' });
  expect(errorResponse.parse((await api.admin('DELETE', `${USERS}/${ADMIN}`)).json()).message).toBe(
    'لا يمكن حذف حساب المدير الأخير.',
  );
  await api.admin('PATCH', `${USERS}/${id}`, { status: 'active' });
  expect(await read(api, id)).toMatchObject({ status: 'active' });
});

test.each([
  ['PATCH', { role: 'client' }, 'هذا حسابك: لا يمكنك إيقافه ولا تغيير دورك وأنت تعمل به. يغيّرهما مدير آخر.'],
  ['PATCH', { status: 'suspended' }, 'هذا حسابك: لا يمكنك إيقافه ولا تغيير دورك وأنت تعمل به. يغيّرهما مدير آخر.'],
  ['DELETE', {}, 'هذا حسابك: لا يمكنك حذفه وأنت تعمل به. يحذفه مدير آخر.'],
] as const)('nobody locks themselves out: %s %j', async (method, change, sentence) => {
  const api = await createAdminApi();
  const refused = await api.admin(method, `${USERS}/${ADMIN}`, change);
  expect(refused.statusCode).toBe(409);
  expect(errorResponse.parse(refused.json()).message).toBe(sentence);
});

test('rejects deleting an account with requests and names them', async () => {
  const api = await createAdminApi();
  for (const [id, what] of [
    [
      CLIENT,
      /^لا يمكن حذف هذا الحساب لارتباط ما يلي به: \d+\u00A0(?:طلبات أرسلها|طلباً أرسله) \(«[A-Z]{2}-2026-\d{6}»، .*…\)\. أوقف الحساب/,
    ],
    [CONSULTANT, /^لا يمكن حذف هذا الحساب لارتباط ما يلي به: \d+\u00A0(?:طلبات مسندة إليه|طلباً مسنداً إليه) \(«/],
  ] as const) {
    const response = await api.admin('DELETE', `${USERS}/${id}`);
    expect(response.statusCode).toBe(409);
    expect(errorResponse.parse(response.json()).message).toMatch(what);
  }
});

test('rejects changing the role of a consultant with assigned requests', async () => {
  const api = await createAdminApi();
  const response = await api.admin('PATCH', `${USERS}/${CONSULTANT}`, { role: 'client' });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).message).toMatch(
    /^لا يمكن تغيير دور هذا المستشار لارتباط ما يلي به: .* أسند هذه الطلبات إلى غيره أولاً\.$/,
  );
  expect((await api.admin('PATCH', `${USERS}/${PENDING}`, { role: 'client', status: 'active' })).statusCode).toBe(200);
});

test('deletes an unused account and its personal data in the audit log', async () => {
  const api = await createAdminApi();
  const { id } = await addUser(api);
  await api.admin('PATCH', `${USERS}/${id}`, { company: 'دار النخبة' });
  const token = await api.signIn(newcomer.email);
  expect((await api.admin('DELETE', `${USERS}/${id}`)).json()).toEqual({});
  expect((await api.get('/api/auth/me', { token })).statusCode).toBe(401);
  const log = await api.admin('GET', `/api/admin/audit?resource=users&record=${id}&_sort=id`);
  const entries = z.array(auditEntry).parse(log.json());
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['user.created', {}],
    ['user.updated', {}],
    ['user.deleted', { before: { role: 'consultant', status: 'active' } }],
  ]);
});

test('deleting the own account removes personal data from the audit log', async () => {
  const api = await createAdminApi();
  await addUser(api, { password: 'dune-harbour-27', role: 'client' });
  const token = await api.signIn(newcomer.email);
  expect(
    (await api.request('DELETE', '/api/account', { token, body: { password: 'dune-harbour-27' } })).statusCode,
  ).toBe(200);
  expect((await api.admin('GET', '/api/admin/audit?resource=users')).body).not.toContain('سعاد');
});

test('responses and logs contain no password', async () => {
  const api = await createAdminApi();
  const response = await api.admin('POST', USERS, { ...newcomer, password: 'dune-harbour-27' });
  const log = await api.admin('GET', '/api/admin/audit?resource=users');
  for (const text of [response.body, log.body, api.logs.join('')]) expect(text).not.toMatch(/dune-harbour|argon2/);
});

test.each([
  [{ name: 'س' }, 'name', 'الاسم يجب أن يكون حرفين على الأقل'],
  [{ email: '' }, 'email', 'البريد الإلكتروني مطلوب'],
  [{ email: 'not an e-mail address' }, 'email', 'البريد الإلكتروني غير صحيح'],
  [{ email: 'CLIENT@miqyas.example' }, 'email', 'هذا البريد الإلكتروني مسجّل من قبل'],
  [{ role: 'owner' }, 'role', 'اختر قيمة من القائمة'],
  [{ status: 'gone' }, 'status', 'اختر قيمة من القائمة'],
  [{ role: 'client', status: 'pending' }, 'status', 'اختر قيمة من القائمة'],
  [{ password: 'short' }, 'password', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  [{ password: 'password1' }, 'password', 'كلمة المرور هذه شائعة ويسهل تخمينها، اختر غيرها'],
  [{ password: 'x'.repeat(257) }, 'password', 'كلمة المرور يجب ألا تتجاوز 256 حرفاً'],
])('rejects %j with an error at its field', async (wrong, field, sentence) => {
  const api = await createAdminApi();
  const response = await api.admin('POST', USERS, { ...newcomer, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ [field]: [sentence] });
  expect((await api.admin('GET', USERS)).headers['x-total-count']).toBe('6');
});

test('an update rejects the e-mail address of another account but accepts the own one', async () => {
  const { admin } = await createAdminApi();
  expect(
    errorResponse.parse((await admin('PATCH', `${USERS}/${CLIENT}`, { email: 'admin@miqyas.example' })).json()).errors,
  ).toHaveProperty('email');
  expect((await admin('PATCH', `${USERS}/${CLIENT}`, { email: 'CLIENT@miqyas.example' })).json()).toMatchObject({
    email: 'client@miqyas.example',
  });
});

test('a search finds an account by changed fields', async () => {
  const { admin } = await createAdminApi();
  await admin('PATCH', `${USERS}/${CLIENT}`, { company: 'مؤسسة الزمرد' });
  expect((await admin('GET', `${USERS}?q=${encodeURIComponent('الزمرّد')}`)).json()).toMatchObject([{ id: CLIENT }]);
});
