import { auditEntry, consultantProfile, errorResponse, ownConsultantProfile } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailBodyText } from '../../mail/email-content.ts';
import { createAdminApi } from '../../testing/admin-api.ts';

const OWN = '/api/account/consultant-profile';
const profile = {
  specialty: 'الصناعات الغذائية',
  cv: 'عشر سنوات في دراسة المصانع.\nعضو جمعية المحاسبين.',
  link: 'https://www.linkedin.com/in/example',
};

/** The API with a consultant of the demo data who waits, and the shortcuts of the administrator. */
const withWaiting = async () => {
  const api = await createAdminApi();
  const { id, email } = await api.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const token = await api.signIn(email);
  return {
    ...api,
    id,
    email,
    token,
    write: (body: object) => api.request('PUT', OWN, { token, body }),
    decide: (body: object) => api.admin('POST', `/api/admin/users/${id}/decision`, body),
    read: async () =>
      z
        .object({ data: consultantProfile })
        .parse((await api.admin('GET', `/api/admin/users/${id}/consultant-profile`)).json()).data,
    statusOf: async () =>
      (await api.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
  };
};

test('a waiting consultant writes specialty and curriculum vitae, and administrators read them', async () => {
  const { db, get, id, read, token, write } = await withWaiting();
  expect(await read()).toEqual({ specialty: '', cv: '', link: '', file: null, written_at: null, decision: null });
  expect((await write(profile)).statusCode).toBe(200);
  const own = z.object({ data: ownConsultantProfile }).parse((await get(OWN, { token })).json()).data;
  expect(own).toMatchObject(profile);
  expect(await read()).toEqual({ ...own, decision: null });
  await write({ ...profile, specialty: 'الأغذية' });
  // The administrators hear of it once.
  const sent = await db.selectFrom('notifications').select(['title', 'link']).where('kind', '=', 'approval').execute();
  const wrote = { title: 'مستشار ينتظر الموافقة كتب تخصصه وسيرته', link: `/admin/users/edit/${id}` };
  expect(sent.filter(({ title }) => title === wrote.title)).toEqual([wrote, wrote]);
  expect(await read()).toMatchObject({ specialty: 'الأغذية', cv: profile.cv });
});

test.each([
  [{ specialty: '', cv: 'نص' }, { specialty: ['هذا الحقل مطلوب'] }],
  [{ specialty: 'تمويل', cv: ' \n ' }, { cv: ['هذا الحقل مطلوب'] }],
])('refuses %j', async (body, errors) => {
  const { write } = await withWaiting();
  const response = await write(body);
  expect([response.statusCode, errorResponse.parse(response.json()).errors]).toEqual([422, errors]);
});

test.each(['javascript:alert(1)', '/blog', 'https://user@example.com'])('refuses the link %s', async (link) => {
  const { write } = await withWaiting();
  expect(Object.keys(errorResponse.parse((await write({ ...profile, link })).json()).errors ?? {})).toEqual(['link']);
});

test('a rejection needs a reason, suspends the account, ends its sessions and says why by email', async () => {
  const { admin, decide, email, get, id, lastEmailTo, read, statusOf, token, write } = await withWaiting();
  await write(profile);
  const refused = await decide({ decision: 'reject', reason: '  ' });
  expect([refused.statusCode, errorResponse.parse(refused.json()).errors]).toEqual([
    422,
    { reason: ['اكتب ملاحظة توضح السبب'] },
  ]);
  expect((await decide({ decision: 'reject', reason: 'نبحث عن خبرة في القطاع الصحي.' })).json()).toMatchObject({
    success: true,
  });
  expect(await statusOf()).toBe('suspended');
  expect((await get('/api/auth/me', { token })).statusCode).toBe(401);
  const sent = await lastEmailTo(email);
  expect(sent?.subject).toBe('نعتذر عن قبول انضمامك مستشاراً');
  expect(sent ? emailBodyText(sent) : '').toContain('نبحث عن خبرة في القطاع الصحي.');
  expect(await read()).toMatchObject({
    decision: { decision: 'reject', reason: 'نبحث عن خبرة في القطاع الصحي.', by: 'نورهان سعد' },
  });
  const entries = z
    .array(auditEntry)
    .parse((await admin('GET', `/api/admin/audit?resource=users&record=${id}`)).json());
  expect(entries).toMatchObject([{ action: 'user.rejected', details: {} }]);
  // Nothing waits any more.
  const again = await decide({ decision: 'approve' });
  expect([again.statusCode, errorResponse.parse(again.json()).message]).toEqual([
    409,
    'لا ينتظر هذا الحساب قراراً. حدّث الصفحة لترى حالته.',
  ]);
});

test('an approval opens the work area and emails what the administrator wrote', async () => {
  const { decide, email, get, lastEmailTo, statusOf, token } = await withWaiting();
  await decide({ decision: 'approve', reason: 'نبدأ معك بقطاع الأغذية.' });
  expect(await statusOf()).toBe('active');
  expect((await get('/api/consultant/requests', { token })).statusCode).toBe(200);
  const sent = await lastEmailTo(email);
  expect(sent?.subject).toBe('اعتُمد حسابك مستشاراً');
  expect(sent ? emailBodyText(sent) : '').toContain('نبدأ معك بقطاع الأغذية.');
});

test('the own data of a consultant contain the profile, and go with the account', async () => {
  const { admin, db, get, id, token, write } = await withWaiting();
  await write(profile);
  expect((await get('/api/account/export', { token })).json()).toMatchObject({ consultant_profile: profile });
  expect((await admin('DELETE', `/api/admin/users/${id}`)).statusCode).toBeLessThan(300);
  expect(await db.selectFrom('consultant_profiles').selectAll().execute()).toEqual([]);
});
