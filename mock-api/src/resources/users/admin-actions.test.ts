import { auditEntry, errorResponse, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailBodyText } from '../../mail/email-content.ts';
import { createAdminApi } from '../../testing/admin-api.ts';
import { SITE_ORIGIN } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const fresh = { password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };

const withClient = async () => {
  const api = await createAdminApi();
  const { id } = await api.db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
  const act = (action: string, number: number | string = id) =>
    api.admin('POST', `/api/admin/users/${number}/${action}`);
  const audit = async () =>
    z.array(auditEntry).parse((await api.admin('GET', '/api/admin/audit?resource=users&_sort=id')).json());
  return { ...api, id, act, audit };
};

test('sends a reset link; the old password and sessions stay valid until a new password is set', async () => {
  const { act, audit, db, get, id, lastEmailTo, post, signIn } = await withClient();
  const token = await signIn(CLIENT);
  expect(receipt.parse((await act('reset-password')).json())).toEqual({
    success: true,
    message: `أُرسل رابط تعيين كلمة مرور جديدة إلى ${CLIENT}.`,
  });
  const message = await lastEmailTo(CLIENT);
  const text = message ? emailBodyText(message) : '';
  expect(message?.subject).toBe('إعادة تعيين كلمة المرور');
  expect(text).toContain('أرسل إليك فريق مقياس هذا الرابط');
  expect((await get('/api/auth/me', { token })).statusCode).toBe(200);
  const link = new RegExp(`${SITE_ORIGIN}/auth\\?mode=reset&token=([\\w-]{43})`).exec(text)?.[1] ?? '';
  expect((await post('/api/auth/reset-password', { token: link, ...fresh })).statusCode).toBe(200);
  expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await post('/api/auth/login', { email: CLIENT, password: fresh.password })).statusCode).toBe(200);
  expect(await audit()).toEqual([
    expect.objectContaining({
      action: 'user.password-link-sent',
      record: String(id),
      actor_name: 'نورهان سعد',
      details: {},
    }),
  ]);
  expect(JSON.stringify(await db.selectFrom('audit_entries').selectAll().execute())).not.toContain(link);
});

test('rejects a reset link for a suspended account', async () => {
  const { act, app, db, emails } = await withClient();
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute();
  const response = await act('reset-password');
  expect([response.statusCode, errorResponse.parse(response.json()).message]).toEqual([
    409,
    'هذا الحساب موقوف. فعّله أولاً ثم أرسل الرابط.',
  ]);
  await app.settled();
  expect(emails).toEqual([]);
});

test('ends all sessions of an account', async () => {
  const { act, audit, get, signIn } = await withClient();
  const tokens = [await signIn(CLIENT), await signIn(CLIENT)];
  const stranger = await signIn('client2@miqyas.example');
  expect((await act('sign-out')).json().message).toBe('سُجّل خروج صاحب الحساب من جهازين.');
  for (const token of tokens) expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  expect((await get('/api/auth/me', { token: stranger })).statusCode).toBe(200);
  expect((await act('sign-out')).json().message).toBe('لا توجد جلسات مفتوحة لهذا الحساب.');
  expect((await audit()).map(({ action, details }) => [action, details])).toEqual([
    ['user.signed-out', { sessions: 2 }],
    ['user.signed-out', { sessions: 0 }],
  ]);
});

test('an administrator who signs out the own account retains the current session', async () => {
  const { act, admin, get, signIn } = await withClient();
  const elsewhere = await signIn('admin@miqyas.example');
  expect((await act('sign-out', 1)).json().message).toBe('سُجّل خروج صاحب الحساب من جهاز واحد.');
  expect((await get('/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
  expect((await admin('GET', '/api/auth/me')).statusCode).toBe(200);
});

test.each(['999999', '0', 'x'])('responds with 404 for the account %s', async (number) => {
  const { act } = await withClient();
  for (const action of ['reset-password', 'sign-out']) expect((await act(action, number)).statusCode).toBe(404);
});
