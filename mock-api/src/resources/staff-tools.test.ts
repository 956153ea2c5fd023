import {
  auditEntry,
  cannedReply,
  clientRequestDetail,
  errorResponse,
  filledReply,
  notification,
  savedView,
  staffRequestDetail,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../testing/admin-api.ts';
import { createRequestApi } from '../testing/request-api.ts';

test('fills the variables of a reply for a request, and offers only the replies of its kind', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  await api.db.deleteFrom('canned_replies').execute();
  const add = (body: object) => api.requestAs('admin', 'POST', '/api/admin/canned-replies', body);
  await add({ title: 'ترحيب', body: 'أهلاً {{name}}، رقم طلبك {{ reference }} وحالته {{status}}.{{assignee}}' });
  await add({ title: 'عرض', body: 'نص', kind: 'feasibility' });
  const replies = await api.requestAs('admin', 'GET', `/api/admin/requests/${reference}/replies`);
  expect(z.array(filledReply).parse(replies.json())).toMatchObject([
    { title: 'ترحيب', body: `أهلاً سالم القحطاني، رقم طلبك ${reference} وحالته جديد.` },
  ]);
  for (const to of ['under_review', 'awaiting_client'])
    await api.requestAs('admin', 'POST', `/api/admin/requests/${reference}/transitions`, { to, note: 'ما الميزانية؟' });
  const asked = await api.requestAs('admin', 'GET', `/api/admin/requests/${reference}/replies`);
  expect(z.array(filledReply).parse(asked.json())[0]?.body).toContain('وحالته بانتظار ردك.');
});

test('a reply with an unknown variable is refused with the names of the known ones', async () => {
  const { admin } = await createAdminApi();
  const response = await admin('POST', '/api/admin/canned-replies', { title: 'شكر', body: 'أهلاً {{الاسم}}' });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.body?.[0]).toContain('{{name}}');
  const added = await admin('POST', '/api/admin/canned-replies', { title: 'شكر', body: 'أهلاً {{name}}' });
  const { id } = cannedReply.parse(added.json());
  expect((await admin('PATCH', `/api/admin/canned-replies/${id}`, { kind: 'contact' })).json()).toMatchObject({
    kind: 'contact',
  });
  expect((await admin('DELETE', `/api/admin/canned-replies/${id}`)).statusCode).toBe(200);
});

test('saved views belong to one person', async () => {
  const api = await createAdminApi();
  const view = { list: 'requests', name: 'متأخرة في الصناعي', query: 'view=overdue&sector_id=2' };
  const { id } = savedView.parse((await api.admin('POST', '/api/admin/views', view)).json());
  await api.admin('POST', '/api/admin/views', { ...view, list: 'articles' });
  const own = async (query = '') =>
    z.array(savedView).parse((await api.admin('GET', `/api/admin/views${query}`)).json());
  expect(await own('?list=requests')).toMatchObject([view]);
  expect(await own()).toHaveLength(2);
  await api.admin('PATCH', `/api/admin/views/${id}`, { name: 'متأخرة' });
  expect(await own('?list=requests')).toMatchObject([{ ...view, name: 'متأخرة' }]);

  const other = { name: 'هدى', email: 'huda@example.com', role: 'admin', status: 'active' };
  await api.admin('POST', '/api/admin/users', other);
  const token = await api.signIn(other.email);
  expect((await api.get('/api/admin/views', { token })).json()).toEqual([]);
  expect((await api.request('DELETE', `/api/admin/views/${id}`, { token })).statusCode).toBe(404);
  expect((await api.admin('DELETE', `/api/admin/views/${id}`)).statusCode).toBe(200);
});

test.each(['nothing', 'Inbox', '__proto__', '', 'users ', 'saved-views'])(
  'refuses a saved view of the list «%s»',
  async (list) => {
    const { admin } = await createAdminApi();
    const response = await admin('POST', '/api/admin/views', { list, name: 'ما', query: '' });
    expect(response.statusCode).toBe(422);
    expect(errorResponse.parse(response.json()).errors).toEqual({ list: ['اختر قيمة من القائمة'] });
  },
);

test('a list opens with one saved view at most', async () => {
  const { admin } = await createAdminApi();
  const views = [];
  for (const name of ['متأخرة', 'صناعي'])
    views.push(
      savedView.parse((await admin('POST', '/api/admin/views', { list: 'inbox', name, query: 'view=overdue' })).json()),
    );
  for (const { id } of views) await admin('PATCH', `/api/admin/views/${id}`, { is_default: true });
  const defaults = async () =>
    z
      .array(savedView)
      .parse((await admin('GET', '/api/admin/views?list=inbox')).json())
      .filter(({ is_default }) => is_default)
      .map(({ name }) => name);
  expect(await defaults()).toEqual(['صناعي']);
  await admin('PATCH', `/api/admin/views/${views[1]?.id}`, { is_default: false });
  expect(await defaults()).toEqual([]);
});

test('the audit log has the role of the actor and is exported with its filters', async () => {
  const { admin } = await createAdminApi();
  await admin('PATCH', '/api/admin/sectors/1', { name_ar: 'قطاع آخر' });
  const query = 'actor_role=admin&resource=sectors';
  const list = z.array(auditEntry).parse((await admin('GET', `/api/admin/audit?${query}`)).json());
  expect(list).toMatchObject([{ action: 'sector.updated', actor_role: 'admin', record: '1' }]);
  const response = await admin('GET', `/api/admin/audit/export.csv?${query}`);
  const [head, row, ...rest] = response.body.trimEnd().split('\r\n');
  expect(head).toContain('الإجراء');
  expect(row).toContain('sector.updated');
  expect(row).toContain('مدير');
  expect(rest).toEqual([]);
});

test('staff see a request as its client sees it, without notes and drafts', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'notes', { body: 'ملاحظة داخلية' });
  const response = await api.requestAs('admin', 'GET', `/api/admin/requests/${reference}/client-view`);
  expect(clientRequestDetail.parse(response.json())).toEqual(await api.readAsClient('client', reference));
  expect(response.body).not.toContain('ملاحظة داخلية');
});

test('staff enter a request that arrived by phone; it is theirs, not unread, and the caller gets a receipt', async () => {
  const api = await createRequestApi();
  const call = {
    kind: 'consultation',
    channel: 'phone',
    name: 'هدى سليمان',
    phone: '٠٥٥١٢٣٤٥٦٧',
    email: 'huda@example.com',
    project_type: 'صناعي',
    timeline: 'urgent',
    description: 'خط تعبئة',
    priority: 'urgent',
    assignee_id: 2,
  };
  const response = await api.requestAs('admin', 'POST', '/api/admin/requests', call);
  expect(response.statusCode).toBe(201);
  const entered = staffRequestDetail.parse(response.json());
  expect(entered).toMatchObject({
    channel: 'phone',
    phone: '0551234567',
    priority: 'urgent',
    assignee_id: 2,
    status: 'new',
    // Noon, with four working hours for an urgent consultation.
    first_reply_due_at: '2026-03-02T13:00:00.000Z',
  });
  expect((await api.lastEmailTo('huda@example.com'))?.subject).toContain(entered.reference);
  const unread = await api.requestAs('admin', 'GET', `/api/admin/requests?unread=true&reference=${entered.reference}`);
  expect(unread.json()).toEqual([]);
  const refused = await api.requestAs('admin', 'POST', '/api/admin/requests', { ...call, channel: 'site', phone: '' });
  expect(errorResponse.parse(refused.json()).errors).toEqual({
    channel: ['اختر قيمة من القائمة'],
    phone: ['رقم الهاتف مطلوب'],
  });
});

test('administrators are notified of a new request in their accounts', async () => {
  const api = await createRequestApi();
  await api.db.deleteFrom('notifications').execute();
  const { reference } = await api.submitForm('feasibility');
  const response = await api.requestAs('admin', 'GET', '/api/account/notifications');
  const [first] = z.object({ data: z.array(notification) }).parse(response.json()).data;
  expect(first).toMatchObject({ title: 'طلب دراسة جدوى جديد', link: `/admin/feasibility-requests/${reference}` });
});
