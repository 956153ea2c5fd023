import { errorResponse, type Agreement } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { agreementDocument } from '../../../documents/agreement-document.ts';
import { emailBodyText } from '../../../mail/email-content.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';
import { readTerms } from './terms.ts';

const CONSULTANT_ID = 2;
const CLIENT = 'client@miqyas.example';
const payments = [
  { title: 'عربون', amount: 1000 },
  { title: 'بعد جمع البيانات', amount: 5000 },
  { title: 'عند التسليم', amount: 3001 },
];
const quote = {
  amount: 9001,
  delivery_days: 20,
  scope: 'دراسة السوق',
  valid_until: '2026-03-20T20:59:59.999Z',
};

const latest = async (api: RequestApi, reference: string): Promise<Agreement> => {
  const [agreement] = (await api.readAsClient('client', reference)).agreements ?? [];
  if (!agreement) throw new Error('The request has no agreement.');
  return agreement;
};

/** A study under review; the clock stands at 9:00 UTC on 2 March 2026. */
const createReviewed = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  const save = (more: object) => api.actAsConsultant(reference, 'quote', { ...quote, ...more }, 'PUT');
  return { api, reference, save };
};

/** A sent quote with a plan, and the e-mail about it. */
const createOffered = async (plan: object) => {
  const { api, reference, save } = await createReviewed();
  const saved = await save(plan);
  expect(saved.statusCode, saved.body).toBe(200);
  await api.actAsAdmin(reference, 'quote/send');
  const email = await api.lastEmailTo(CLIENT);
  return { api, reference, agreement: await latest(api, reference), text: email ? emailBodyText(email) : '' };
};

const acceptWithCode = async (api: RequestApi, reference: string, agreement: Agreement): Promise<void> => {
  await api.actAsClient('client', reference, 'agreement/code', { agreement_id: agreement.id });
  const email = await api.lastEmailTo(CLIENT);
  const code = /^\D*(\d{6})$/m.exec(email ? emailBodyText(email) : '')?.[1] ?? '';
  const body = { agreement_id: agreement.id, name: 'سارة العتيبي', code };
  const response = await api.actAsClient('client', reference, 'agreement/accept', body);
  expect(response.statusCode, response.body).toBe(200);
};

/** What the PDF says about the term. */
const termOf = async (api: RequestApi, { id }: Agreement): Promise<string> => {
  const row = await api.db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const identity = {
    number: '',
    version: 1,
    reference: '',
    offeredAt: quote.valid_until,
    validUntil: quote.valid_until,
  };
  return agreementDocument(readTerms(row), { ...identity, verifyUrl: '' }).term;
};

const receive = (api: RequestApi, reference: string, id: number | undefined, amount: number) =>
  api.actAsAdmin(reference, `payments/${id}/received`, {
    amount,
    received_at: '2026-03-02T08:00:00.000Z',
    note: '',
    starts_work: true,
  });

test('a quote without a start waits for its first payment, in its e-mail, its PDF and its agreement', async () => {
  const { api, agreement, text } = await createOffered({ payments });
  expect(agreement.work_start).toBe(1);
  expect(text).toMatch(/20\sيوم عمل من وصول الدفعة الأولى/);
  expect(await termOf(api, agreement)).toMatch(/^يُسلَّم العمل خلال .*وتصل الدفعة الأولى\.$/);
});

test('the work starts with the payment that the plan names, not with the first one', async () => {
  const { api, reference, agreement, text } = await createOffered({ payments, work_start: 2 });
  expect(agreement.work_start).toBe(2);
  expect(text).toMatch(/20\sيوم عمل من وصول «بعد جمع البيانات»/);
  expect(await termOf(api, agreement)).toMatch(/^يبدأ العمل عند وصول «بعد جمع البيانات»، ويُسلَّم خلال/);
  await acceptWithCode(api, reference, agreement);
  const [first, second] = agreement.payments;
  expect((await receive(api, reference, first?.id, 1000)).statusCode).toBe(200);
  expect((await api.readAsClient('client', reference)).status).toBe('accepted');
  expect((await receive(api, reference, second?.id, 5000)).statusCode).toBe(200);
  expect((await api.readAsClient('client', reference)).status).toBe('in_progress');
});

test('the acceptance itself starts the work and its term, and both sides read it', async () => {
  const { api, reference, agreement, text } = await createOffered({ payments, work_start: 0 });
  expect(text).toMatch(/20\sيوم عمل من يوم القبول/);
  expect(await termOf(api, agreement)).toMatch(/^يبدأ العمل عند قبول هذا العقد، ويُسلَّم خلال/);
  api.emails.length = 0;
  await acceptWithCode(api, reference, agreement);
  const { status, due_at, events } = await api.readAsClient('client', reference);
  expect([status, due_at !== null]).toEqual(['in_progress', true]);
  expect(events.filter(({ type }) => type === 'status').map(({ to }) => to)).toEqual(
    expect.arrayContaining(['accepted', 'in_progress']),
  );
  await api.app.settled();
  const mailed = api.emails.filter(({ kind }) => kind === 'agreement-accepted');
  expect(mailed).toHaveLength(2);
  for (const email of mailed) expect(emailBodyText(email)).toMatch(/بدء العمل.*\s*عند قبول العقد/);
  expect(api.emails.filter(({ to }) => to === CLIENT).map(({ heading }) => heading)).toContain(
    'تحديث على طلبك: قيد الإعداد',
  );
});

test('refuses a start with a payment that the plan does not have', async () => {
  const { save } = await createReviewed();
  for (const plan of [{ work_start: 2 }, { payments, work_start: 4 }, { payments, work_start: -1 }]) {
    const refused = await save(plan);
    expect([refused.statusCode, Object.keys(errorResponse.parse(refused.json()).errors ?? {})]).toEqual([
      422,
      ['work_start'],
    ]);
  }
});

test('a change keeps the start with its payment, and names the next open one when that payment is gone', async () => {
  const { api, reference, agreement } = await createOffered({ payments, work_start: 2 });
  await acceptWithCode(api, reference, agreement);
  await receive(api, reference, agreement.payments[0]?.id, 1000);
  const { delivery_days, scope, valid_until } = quote;
  const change = { reason: 'زيارة ثانية', amount: 10_000, delivery_days, scope, valid_until };
  const offer = async (rest: object[]) => {
    const response = await api.actAsAdmin(reference, 'agreement/changes', { ...change, payments: rest });
    expect(response.statusCode, response.body).toBe(200);
    return latest(api, reference);
  };
  const same = await offer([
    { title: 'عند التسليم', amount: 3000 },
    { title: 'بعد جمع البيانات', amount: 6000 },
  ]);
  expect([same.version, same.work_start]).toEqual([2, 3]);
  const other = await offer([{ title: 'الباقي', amount: 9000 }]);
  expect([other.version, other.work_start]).toEqual([3, 2]);
});
