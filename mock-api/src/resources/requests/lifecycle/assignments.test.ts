import { errorResponse, staffRequestDetail } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createRequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;

const createAssigned = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  const respond = (path: string, body: object = {}) =>
    api.request('POST', `/api/consultant/requests/${reference}/assignment/${path}`, {
      token: api.tokens.consultant,
      body,
    });
  const readAsAdmin = async () =>
    staffRequestDetail.parse(
      (await api.request('GET', `/api/admin/requests/${reference}`, { token: api.tokens.admin })).json(),
    );
  return { api, reference, respond, readAsAdmin };
};

test('a consultant accepts an assignment once, and cannot decline it afterwards', async () => {
  const { respond, readAsAdmin } = await createAssigned();
  expect((await readAsAdmin()).assignment_accepted_at).toBeNull();
  expect((await respond('accept')).statusCode).toBe(200);
  expect((await respond('accept')).statusCode).toBe(200);
  const { assignment_accepted_at, events } = await readAsAdmin();
  expect(assignment_accepted_at).not.toBeNull();
  expect(events.filter(({ note }) => note === 'قبل المستشار الإسناد.')).toHaveLength(1);
  const refused = await respond('decline', { note: 'مشغول' });
  expect(refused.statusCode).toBe(409);
  expect(errorResponse.parse(refused.json()).message).toBe('قبلت هذا الطلب من قبل. للاعتذار عنه الآن راسل الإدارة.');
});

test('a declined request returns to the administrators with the reason, and leaves the consultant', async () => {
  const { api, reference, respond, readAsAdmin } = await createAssigned();
  expect((await respond('decline', {})).statusCode).toBe(422);
  expect((await respond('decline', { note: 'القطاع خارج خبرتي' })).json()).toEqual({
    success: true,
    message: 'أعدنا الطلب إلى الإدارة.',
  });
  const { assignee_id, events } = await readAsAdmin();
  expect(assignee_id).toBeNull();
  expect(events.at(-1)).toMatchObject({ type: 'assigned', note: 'القطاع خارج خبرتي', visibility: 'internal' });
  const own = await api.request('GET', `/api/consultant/requests/${reference}`, { token: api.tokens.consultant });
  expect(own.statusCode).toBe(404);
  const notified = await api.request('GET', '/api/account/notifications', { token: api.tokens.admin });
  expect(notified.body).toContain('القطاع خارج خبرتي');
});

test('no new request can be assigned to a consultant who is away', async () => {
  const { api } = await createAssigned();
  const setAvailable = (is_available: boolean) =>
    api.request('PUT', '/api/consultant/availability', { token: api.tokens.consultant, body: { is_available } });
  expect((await setAvailable(false)).json()).toEqual({ data: { is_available: false } });
  expect((await setAvailable(false)).statusCode).toBe(200);
  const { reference } = await api.submitForm('feasibility', 'client');
  const assign = () =>
    api.request('POST', `/api/admin/requests/${reference}/assign`, {
      token: api.tokens.admin,
      body: { assignee_id: CONSULTANT_ID },
    });
  const refused = await assign();
  expect(refused.statusCode).toBe(422);
  expect(errorResponse.parse(refused.json()).errors).toEqual({
    assignee_id: ['هذا المستشار لا يستقبل طلبات جديدة الآن'],
  });
  await setAvailable(true);
  expect((await assign()).statusCode).toBe(200);
});
