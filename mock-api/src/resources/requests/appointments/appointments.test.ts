import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { emailBodyText } from '../../../mail/email-content.ts';
import { createRequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const AT = '2026-03-10T12:00:00.000Z';
const LINK = 'https://meet.example.com/abc';

const createScheduled = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  const scheduled = await api.actAsConsultant(reference, 'transitions', {
    to: 'scheduled',
    appointment_at: AT,
    minutes: 45,
    link: LINK,
  });
  expect(scheduled.statusCode).toBe(200);
  return { api, reference };
};

test('sends the client time, length and link of an appointment', async () => {
  const { api, reference } = await createScheduled();
  expect(await api.readAsClient('client', reference)).toMatchObject({
    appointment: { at: AT, minutes: 45, link: LINK, wish: null },
    next_step: { code: 'session', by: 'both', at: AT },
  });
  const email = api.emails.at(-1);
  expect(email?.to).toBe('client@miqyas.example');
  expect(email && emailBodyText(email)).toContain(`رابط المكالمة: ${LINK}`);
});

test('passes the wish to move an appointment to the consultant, whose new time settles it', async () => {
  const { api, reference } = await createScheduled();
  const wish = { note: 'لديّ سفر في ذلك اليوم', times: ['2026-03-11T12:00:00.000Z', '2026-03-12T12:00:00.000Z'] };
  expect((await api.actAsClient('client', reference, 'appointment/wish', wish, 'PUT')).statusCode).toBe(200);
  expect((await api.readAsAdmin(reference)).appointment?.wish).toEqual({ ...wish, at: '2026-03-02T09:00:00.000Z' });
  expect(api.emails.at(-1)).toMatchObject({
    to: 'consultant@miqyas.example',
    subject: `طلب العميل تغيير موعد الاستشارة (${reference})`,
  });
  await api.actAsConsultant(reference, 'appointment', { appointment_at: wish.times[0] }, 'PUT');
  expect((await api.readAsClient('client', reference)).appointment).toEqual({
    at: wish.times[0],
    minutes: 45,
    link: LINK,
    wish: null,
  });
});

test('lets the client withdraw the wish, once', async () => {
  const { api, reference } = await createScheduled();
  await api.actAsClient('client', reference, 'appointment/wish', { note: 'وقت آخر' }, 'PUT');
  expect((await api.actAsClient('client', reference, 'appointment/wish', undefined, 'DELETE')).statusCode).toBe(200);
  expect((await api.readAsClient('client', reference)).appointment).toMatchObject({ at: AT, wish: null });
  const again = await api.actAsClient('client', reference, 'appointment/wish', undefined, 'DELETE');
  expect(errorResponse.parse(again.json()).message).toBe('لا يوجد طلب لتغيير الموعد.');
});

test('rejects a link without https, a wish for the past and a wish without an appointment', async () => {
  const { api, reference } = await createScheduled();
  const unsafe = { appointment_at: AT, link: 'javascript:alert(1)' };
  const response = await api.actAsConsultant(reference, 'appointment', unsafe, 'PUT');
  expect(errorResponse.parse(response.json()).errors).toEqual({
    link: ['أدخل عنواناً كاملاً يبدأ بـ \u2066https://\u2069'],
  });
  const past = { note: 'قبل ذلك', times: ['2026-03-01T12:00:00.000Z'] };
  const wish = await api.actAsClient('client', reference, 'appointment/wish', past, 'PUT');
  expect(errorResponse.parse(wish.json()).errors).toEqual({ times: ['اختر موعداً في المستقبل'] });
  const other = await api.submitForm('consultation', 'client');
  const early = await api.actAsClient('client', other.reference, 'appointment/wish', { note: 'متى؟' }, 'PUT');
  expect(errorResponse.parse(early.json()).message).toBe('لا يوجد موعد قادم لتغييره.');
});
