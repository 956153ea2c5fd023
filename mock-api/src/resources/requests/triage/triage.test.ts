import { adminRequest, adminSummary, auditEntry, errorResponse, requestTriage } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, HOUR } from '../../../clock.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

/** The clock stands at 9:00 UTC on 2 March 2026. */
const TOMORROW = '2026-03-03T06:00:00.000Z';

const createInbox = async () => {
  const api = await createRequestApi();
  await api.db.deleteFrom('requests').execute();
  return api;
};

const listed = async (api: RequestApi, query: string) =>
  z.array(adminRequest).parse((await api.requestAs('admin', 'GET', `/api/admin/requests?${query}`)).json());
const references = async (api: RequestApi, query: string) => (await listed(api, query)).map((row) => row.reference);
const put = (api: RequestApi, reference: string, action: 'tags' | 'snooze', body: object) =>
  api.actAsAdmin(reference, action, body, 'PUT');
const tag = async (api: RequestApi, reference: string, ...tags: string[]) =>
  requestTriage.parse((await put(api, reference, 'tags', { tags })).json());
const triage = async (api: RequestApi, reference: string) =>
  requestTriage.parse((await api.requestAs('admin', 'GET', `/api/admin/requests/${reference}/triage`)).json());
const problems = (response: { json: () => unknown }) => errorResponse.parse(response.json()).errors;

test('tags sort the inbox, have one spelling, and stand in the audit log', async () => {
  const api = await createInbox();
  const [one, other] = [await api.submitForm('contact'), await api.submitForm('feasibility')];
  expect((await tag(api, one.reference, 'عميل مهم', 'متابعة')).tags).toEqual(['عميل مهم', 'متابعة']);
  expect((await tag(api, other.reference, 'متابعه', ' متابعة ')).tags).toEqual(['متابعة']);
  expect(await references(api, `tag=${encodeURIComponent('متابعة')}&_sort=id&_order=asc`)).toEqual([
    one.reference,
    other.reference,
  ]);
  expect(await references(api, `tag=${encodeURIComponent('عميل مهم')}`)).toEqual([one.reference]);
  expect(await references(api, `tag=${encodeURIComponent('لا أحد')}`)).toEqual([]);
  expect((await api.requestAs('admin', 'GET', '/api/admin/request-tags')).json()).toEqual([
    { tag: 'متابعة', uses: 2 },
    { tag: 'عميل مهم', uses: 1 },
  ]);
  expect((await tag(api, one.reference, 'متابعة')).tags).toEqual(['متابعة']);
  const log = z
    .array(auditEntry)
    .parse((await api.requestAs('admin', 'GET', '/api/admin/audit?action=request.tags')).json());
  expect(log.map(({ details }) => details)).toContainEqual({
    before: { tags: ['عميل مهم', 'متابعة'] },
    after: { tags: ['متابعة'] },
  });
});

test('refuses an empty tag, a long one, and more than ten', async () => {
  const api = await createInbox();
  const { reference } = await api.submitForm('contact');
  const refused = async (tags: string[]) => problems(await put(api, reference, 'tags', { tags }));
  expect(await refused(['ok', '  '])).toHaveProperty('tags.1');
  expect(await refused(['ط'.repeat(31)])).toHaveProperty('tags.0');
  expect(await refused(Array.from({ length: 11 }, (_, index) => `وسم ${index}`))).toHaveProperty('tags');
  expect((await triage(api, reference)).tags).toEqual([]);
});

test('a snoozed request leaves the views of open work until its date, and whoever snoozed it is told', async () => {
  const api = await createInbox();
  const [away, stays] = [await api.submitForm('contact'), await api.submitForm('contact')];
  await put(api, away.reference, 'snooze', { until: TOMORROW });
  for (const view of ['active', 'new', 'unassigned'])
    expect(await references(api, `view=${view}`), view).toEqual([stays.reference]);
  expect(await references(api, 'view=snoozed')).toEqual([away.reference]);
  expect(await references(api, 'view=all')).toHaveLength(2);
  const { views } = adminSummary.parse((await api.requestAs('admin', 'GET', '/api/admin/summary')).json());
  expect(views).toMatchObject({ active: 1, new: 1, snoozed: 1, all: 2 });
  expect(await triage(api, away.reference)).toMatchObject({ snoozed_until: TOMORROW });

  expect(await api.app.sendReminders()).toBe(0);
  api.wait(DAY);
  expect(await references(api, 'view=new')).toHaveLength(2);
  expect(await api.app.sendReminders()).toBe(1);
  expect(await api.app.sendReminders()).toBe(0);
  const notices = await api.db.selectFrom('notifications').select(['title', 'body']).execute();
  expect(notices.filter(({ body }) => body.includes(away.reference)).map(({ title }) => title)).toContain(
    'عاد طلب أجّلته إلى القوائم',
  );
});

test('a near deadline and what the client does bring a snoozed request into sight', async () => {
  const api = await createInbox();
  const { reference } = await api.submitForm('consultation', 'client');
  await put(api, reference, 'snooze', { until: '2026-03-20T09:00:00.000Z' });
  api.wait(4 * DAY);
  expect(await references(api, 'view=overdue')).toEqual([reference]);
  expect(await references(api, 'view=active')).toEqual([]);
  api.wait(HOUR);
  await api.actAsClient('client', reference, 'messages', { body: 'هل من جديد؟' });
  expect(await references(api, 'view=active')).toEqual([reference]);
  expect((await triage(api, reference)).snoozed_until).toBeNull();
});

test('refuses a date that has passed or is years away, and null brings the request back', async () => {
  const api = await createInbox();
  const { reference } = await api.submitForm('contact');
  for (const until of ['2026-03-02T08:59:00.000Z', '2028-01-01T00:00:00.000Z', 'غداً'])
    expect(problems(await put(api, reference, 'snooze', { until })), until).toHaveProperty('until');
  await put(api, reference, 'snooze', { until: TOMORROW });
  await put(api, reference, 'snooze', { until: null });
  expect(await references(api, 'view=new')).toEqual([reference]);
});

test('names other requests of the same person with the reason, and counts open ones in the list', async () => {
  const api = await createInbox();
  const person = { name: 'سالم', subject: 'سؤال', message: 'نص الرسالة' };
  const send = async (email: string, phone?: string) => {
    await api.post('/api/public/contact', { ...person, email, ...(phone ? { phone } : {}) });
    return (await references(api, '_sort=id&_order=desc&_limit=1'))[0] ?? '';
  };
  const byMail = await send('Salem@example.com');
  const byPhone = await send('other@example.com', '0551112222');
  const stranger = await send('stranger@example.com', '0559998888');
  const both = await send('salem@example.com', '+966 55 111 2222');
  const { same_sender } = await triage(api, both);
  expect(same_sender.map(({ reference, is_open, reasons }) => [reference, is_open, reasons])).toEqual([
    [byPhone, true, ['phone']],
    [byMail, true, ['email']],
  ]);
  const counts = async () => Object.fromEntries((await listed(api, '')).map((row) => [row.reference, row.same_sender]));
  expect(await counts()).toEqual({ [byMail]: 1, [byPhone]: 1, [stranger]: 0, [both]: 2 });
  await api.actAsAdmin(byMail, 'spam', { is_spam: true });
  expect(await counts()).toMatchObject({ [byPhone]: 1, [both]: 1 });
  expect((await triage(api, both)).same_sender.map(({ reference }) => reference)).toEqual([byPhone]);
});
