import { auditEntry, failure, receipt } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { letterText } from '../../mail/letter.ts';
import { createAdminDesk } from '../../testing/admin-desk.ts';
import { SITE_ORIGIN } from '../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
const fresh = { password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };

const withClient = async () => {
  const desk = await createAdminDesk();
  const { id } = await desk.db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
  const act = (action: string, number: number | string = id) =>
    desk.admin('POST', `/api/admin/users/${number}/${action}`);
  const audit = async () =>
    z.array(auditEntry).parse((await desk.admin('GET', '/api/admin/audit?resource=users&_sort=id')).json());
  return { ...desk, id, act, audit };
};

test('who lost the password gets a link from the administration; the old one holds until a new one is chosen', async () => {
  const { act, audit, db, get, id, lastMailTo, post, signIn } = await withClient();
  const token = await signIn(CLIENT);
  expect(receipt.parse((await act('reset-password')).json())).toEqual({
    success: true,
    message: `أُرسل رابط تعيين كلمة مرور جديدة إلى ${CLIENT}.`,
  });
  const mail = await lastMailTo(CLIENT);
  const text = mail ? letterText(mail) : '';
  expect(mail?.subject).toBe('إعادة تعيين كلمة المرور');
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

test('a suspended account gets no link', async () => {
  const { act, app, db, mails } = await withClient();
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', CLIENT).execute();
  const answer = await act('reset-password');
  expect([answer.statusCode, failure.parse(answer.json()).message]).toEqual([
    409,
    'هذا الحساب موقوف. فعّله أولاً ثم أرسل الرابط.',
  ]);
  await app.settled();
  expect(mails).toEqual([]);
});

test('an account is signed out everywhere', async () => {
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

test('an administrator who means their own account stays signed in where they are', async () => {
  const { act, admin, get, signIn } = await withClient();
  const elsewhere = await signIn('admin@miqyas.example');
  expect((await act('sign-out', 1)).json().message).toBe('سُجّل خروج صاحب الحساب من جهاز واحد.');
  expect((await get('/api/auth/me', { token: elsewhere })).statusCode).toBe(401);
  expect((await admin('GET', '/api/auth/me')).statusCode).toBe(200);
});

test.each(['999999', '0', 'x'])('there is no account %s', async (number) => {
  const { act } = await withClient();
  for (const action of ['reset-password', 'sign-out']) expect((await act(action, number)).statusCode).toBe(404);
});
