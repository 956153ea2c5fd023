import { createHash } from 'node:crypto';
import { errorResponse, publicAgreement, type Agreement } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE } from '../../../clock.ts';
import { emailBodyText } from '../../../mail/email-content.ts';
import { defaultLimits, noLimits } from '../../../http/rate-limit.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const CLIENT = 'client@miqyas.example';
const quote = {
  amount: 9001,
  delivery_days: 20,
  scope: 'دراسة السوق\nالدراسة الفنية\nالنموذج المالي',
  valid_until: '2026-03-20T20:59:59.999Z',
};

/** A study with a quote of the admin that its client may accept; the clock stands at 9:00 UTC on 2 March 2026. */
const createOffered = async (more: object = {}, limits = noLimits) => {
  const api = await createRequestApi({ limits });
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  expect((await api.actAsConsultant(reference, 'quote', { ...quote, ...more }, 'PUT')).statusCode).toBe(200);
  expect((await api.actAsAdmin(reference, 'quote/send')).statusCode).toBe(200);
  await api.app.settled();
  api.emails.length = 0;
  return { api, reference, agreement: await latest(api, reference) };
};

const latest = async (api: RequestApi, reference: string): Promise<Agreement> => {
  const [agreement] = (await api.readAsClient('client', reference)).agreements ?? [];
  if (!agreement) throw new Error('The request has no agreement.');
  return agreement;
};

const askForCode = async (api: RequestApi, reference: string, agreementId: number): Promise<string> => {
  const response = await api.actAsClient('client', reference, 'agreement/code', { agreement_id: agreementId });
  expect(response.statusCode, response.body).toBe(200);
  const email = await api.lastEmailTo(CLIENT);
  return /^\D*(\d{6})$/m.exec(email ? emailBodyText(email) : '')?.[1] ?? '';
};

const accept = (api: RequestApi, reference: string, agreementId: number, code: string, name = 'سارة العتيبي') =>
  api.actAsClient('client', reference, 'agreement/accept', { agreement_id: agreementId, name, code });

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');
const codeError = (response: { json: () => unknown }) => errorResponse.parse(response.json()).errors?.code;
const message = (response: { json: () => unknown }) => errorResponse.parse(response.json()).message;

const verify = async (api: RequestApi, number: string) =>
  z.object({ data: publicAgreement }).parse((await api.get(`/api/public/agreements/${number}`)).json()).data;

const pdfOf = async (api: RequestApi, reference: string, id: number): Promise<Buffer> => {
  const response = await api.requestAs('client', 'GET', `/api/account/requests/${reference}/agreements/${id}/document`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  return response.rawPayload;
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a sent quote is a numbered agreement, half due on acceptance and half at the end', async () => {
  const { reference, agreement } = await createOffered();
  expect(agreement).toMatchObject({
    number: reference.replace('FS', 'AG'),
    version: 1,
    status: 'offered',
    amount: 9001,
    vat_rate: 0,
    total: 9001,
    accepted_at: null,
  });
  expect(agreement.payments.map(({ title, amount, milestone }) => [title, amount, milestone])).toEqual([
    ['الدفعة الأولى', 4501, 'عند قبول العرض'],
    ['الدفعة الأخيرة', 4500, 'قبل تسليم النسخة النهائية'],
  ]);
});

test('adds the tax and the planned payments, which must equal the price', async () => {
  const payments = [
    { title: 'عند التوقيع', amount: 4000 },
    { title: 'بعد المسودة', amount: 6351, milestone: 'بعد جلسة المناقشة', due_at: '2026-04-01T20:59:59.999Z' },
  ];
  const { api, agreement } = await createOffered({ vat_rate: 15, payments });
  expect([agreement.total, agreement.payments.map(({ amount }) => amount)]).toEqual([10_351, [4000, 6351]]);
  const { reference } = await api.submitForm('feasibility', 'client');
  const uneven = await api.actAsAdmin(reference, 'quote', { ...quote, payments }, 'PUT');
  expect([uneven.statusCode, errorResponse.parse(uneven.json()).errors?.payments?.[0]]).toEqual([
    422,
    expect.stringMatching(/10,351.*9,001/),
  ]);
});

test('is accepted with the typed name and the e-mailed code; hash and time are in the log, the PDF with both sides', async () => {
  const { api, reference, agreement } = await createOffered();
  const code = await askForCode(api, reference, agreement.id);
  api.wait(9 * MINUTE);
  const response = await accept(api, reference, agreement.id, code);
  expect(response.statusCode, response.body).toBe(200);
  const accepted = await latest(api, reference);
  expect(accepted).toMatchObject({ status: 'accepted', accepted_name: 'سارة العتيبي', accepted_with: 'code' });
  expect((await api.readAsClient('client', reference)).status).toBe('accepted');

  const pdf = await pdfOf(api, reference, agreement.id);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(hashOf(pdf)).toBe(accepted.document_hash);
  expect(hashOf(await pdfOf(api, reference, agreement.id))).toBe(accepted.document_hash);

  await api.app.settled();
  const mailed = api.emails.filter(({ kind }) => kind === 'agreement-accepted');
  expect(mailed.map(({ to }) => to)).toEqual([CLIENT, 'info@miqyas.example']);
  for (const { files } of mailed) expect(files?.map(({ bytes }) => hashOf(bytes))).toEqual([accepted.document_hash]);
  await api.app.sendReminders();
  await api.app.settled();
  expect(api.emails.filter(({ kind }) => kind === 'agreement-accepted')).toHaveLength(2);

  const audit = await api.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'request.agreement')
    .where('record', '=', reference)
    .execute();
  expect(
    audit.map(({ details, at, actor_role }) => [
      z.record(z.string(), z.string()).parse(JSON.parse(details)),
      at,
      actor_role,
    ]),
  ).toEqual([
    [
      {
        agreement: `${agreement.number}/1`,
        method: 'code',
        document_hash: accepted.document_hash,
      },
      accepted.accepted_at,
      'client',
    ],
  ]);
  expect(await verify(api, agreement.number)).toEqual({
    number: agreement.number,
    versions: [
      {
        version: 1,
        state: 'valid',
        at: accepted.accepted_at,
        valid_until: null,
        document_hash: accepted.document_hash,
      },
    ],
  });
});

test('five wrong codes lock the code, the right one too; a new code works', async () => {
  const { api, reference, agreement } = await createOffered();
  const code = await askForCode(api, reference, agreement.id);
  const stored = await api.db.selectFrom('agreement_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
  const answers = [];
  for (let count = 0; count < 5; count += 1)
    answers.push(codeError(await accept(api, reference, agreement.id, wrongOf(code)))?.[0]);
  expect(answers).toEqual([
    'الرمز غير صحيح. بقي لك 4\u00A0محاولات.',
    'الرمز غير صحيح. بقي لك 3\u00A0محاولات.',
    'الرمز غير صحيح. بقي لك محاولتان.',
    'الرمز غير صحيح. بقي لك محاولة واحدة.',
    'أُوقف هذا الرمز بعد خمس محاولات خاطئة. اطلب رمزاً جديداً.',
  ]);
  expect(codeError(await accept(api, reference, agreement.id, code))?.[0]).toMatch('أُوقف هذا الرمز');
  expect((await latest(api, reference)).status).toBe('offered');
  const next = await askForCode(api, reference, agreement.id);
  expect((await accept(api, reference, agreement.id, next)).statusCode).toBe(200);
});

test('ten wrong tries at the same moment are five', async () => {
  const { api, reference, agreement } = await createOffered();
  const code = await askForCode(api, reference, agreement.id);
  await Promise.all(Array.from({ length: 10 }, () => accept(api, reference, agreement.id, wrongOf(code))));
  const [stored] = await api.db.selectFrom('agreement_codes').select('tries').execute();
  expect(stored?.tries).toBe(5);
});

test('refuses a code after ten minutes, one that was never sent, and a sixth code within the hour', async () => {
  const { api, reference, agreement } = await createOffered({}, { ...noLimits, codes: defaultLimits.codes });
  expect(codeError(await accept(api, reference, agreement.id, '123456'))?.[0]).toMatch('اطلب رمزاً أولاً');
  const code = await askForCode(api, reference, agreement.id);
  api.wait(10 * MINUTE);
  expect(codeError(await accept(api, reference, agreement.id, code))?.[0]).toMatch('انتهت مدة هذا الرمز');
  for (let count = 1; count < 5; count += 1) await askForCode(api, reference, agreement.id);
  const more = await api.actAsClient('client', reference, 'agreement/code', { agreement_id: agreement.id });
  expect([more.statusCode, Number(more.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('refuses an expired quote with a clear sentence, also with a code from before', async () => {
  const { api, reference, agreement } = await createOffered({ valid_until: '2026-03-02T09:05:00.000Z' });
  const code = await askForCode(api, reference, agreement.id);
  api.wait(6 * MINUTE);
  for (const late of [
    await accept(api, reference, agreement.id, code),
    await api.actAsClient('client', reference, 'agreement/code', { agreement_id: agreement.id }),
  ])
    expect([late.statusCode, message(late)]).toEqual([409, 'انتهت صلاحية هذا العرض، فلا يُقبل. راسلنا لتحديثه.']);
  expect((await verify(api, agreement.number)).versions.map(({ state }) => state)).toEqual(['expired']);
});

test('two acceptances at the same moment accept once', async () => {
  const { api, reference, agreement } = await createOffered();
  const code = await askForCode(api, reference, agreement.id);
  const both = await Promise.all([1, 2].map(() => accept(api, reference, agreement.id, code)));
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { events } = await api.readAsClient('client', reference);
  expect(events.filter(({ type, to }) => type === 'status' && to === 'accepted')).toHaveLength(1);
  await api.app.settled();
  expect(api.emails.filter(({ kind }) => kind === 'agreement-accepted')).toHaveLength(2);
});

test('a declined quote and the next one are versions of one number; clients of earlier releases still accept', async () => {
  const { api, reference, agreement } = await createOffered();
  await api.actAsClient('client', reference, 'quote/decline', { note: 'السعر مرتفع' });
  await api.actAsAdmin(reference, 'quote', { ...quote, amount: 8000 }, 'PUT');
  await api.actAsAdmin(reference, 'quote/send');
  expect((await api.actAsClient('client', reference, 'quote/accept')).statusCode).toBe(200);
  const versions = (await api.readAsClient('client', reference)).agreements ?? [];
  expect(
    versions.map(({ number, version, status, accepted_with }) => [number, version, status, accepted_with]),
  ).toEqual([
    [agreement.number, 2, 'accepted', 'account'],
    [agreement.number, 1, 'declined', null],
  ]);
  expect((await verify(api, agreement.number)).versions.map(({ state }) => state)).toEqual(['valid', 'expired']);
  await api.app.sendReminders();
  await api.app.settled();
  expect(api.emails.filter(({ kind }) => kind === 'agreement-accepted').map(({ to }) => to)).toContain(CLIENT);
});

test('another client gets neither document nor code, and the public check never shows parties or amounts', async () => {
  const { api, reference, agreement } = await createOffered();
  const url = `/api/account/requests/${reference}/agreements/${agreement.id}/document`;
  expect((await api.requestAs('otherClient', 'GET', url)).statusCode).toBe(404);
  const foreign = await api.actAsClient('otherClient', reference, 'agreement/code', { agreement_id: agreement.id });
  expect(foreign.statusCode).toBe(404);
  const { body } = await api.get(`/api/public/agreements/${agreement.number.toLowerCase()}`);
  for (const secret of ['9001', '4501', 'سالم', 'miqyas', reference]) expect(body).not.toContain(secret);
  const missing = await api.get('/api/public/agreements/AG-2026-999999');
  expect([missing.statusCode, message(missing)]).toEqual([404, expect.stringContaining('لا يوجد عقد بهذا الرقم')]);
});

test('marks a transfer, begins the work with the first one, and undoes a mark', async () => {
  const { api, reference, agreement } = await createOffered();
  const [first, last] = agreement.payments;
  const received = { amount: 4501, received_at: '2026-03-02T08:00:00.000Z', note: 'حوالة 17' };
  const early = await api.actAsAdmin(reference, `payments/${first?.id}/received`, received);
  expect([early.statusCode, message(early)]).toEqual([409, 'تُسجَّل الدفعات بعد قبول العقد.']);
  await accept(api, reference, agreement.id, await askForCode(api, reference, agreement.id));
  const late = { ...received, received_at: '2026-03-03T08:00:00.000Z' };
  expect((await api.actAsAdmin(reference, `payments/${first?.id}/received`, late)).statusCode).toBe(422);
  const done = await api.actAsAdmin(reference, `payments/${first?.id}/received`, { ...received, starts_work: true });
  expect(done.statusCode, done.body).toBe(200);
  const detail = await api.readAsClient('client', reference);
  expect([detail.status, detail.agreements?.[0]?.payments[0]?.received_amount]).toEqual(['in_progress', 4501]);
  await api.actAsAdmin(reference, `payments/${last?.id}/received`, received);
  await api.actAsAdmin(reference, `payments/${last?.id}/received`, {}, 'DELETE');
  expect((await latest(api, reference)).payments.map((one) => one.received_at)).toEqual([received.received_at, null]);
});

test('a change is a new version that replaces the accepted one when the client accepts it with a code', async () => {
  const { api, reference, agreement } = await createOffered();
  const change = { ...quote, amount: 10_000, delivery_days: 25, reason: 'زيارة ميدانية ثانية' };
  const early = await api.actAsAdmin(reference, 'agreement/changes', change);
  expect([early.statusCode, message(early)]).toEqual([409, 'يُعدَّل العقد بعد قبوله، وما دام العمل جارياً.']);
  await accept(api, reference, agreement.id, await askForCode(api, reference, agreement.id));
  const received = { amount: 4501, received_at: '2026-03-02T08:00:00.000Z', note: '', starts_work: true };
  await api.actAsAdmin(reference, `payments/${agreement.payments[0]?.id}/received`, received);
  const below = await api.actAsAdmin(reference, 'agreement/changes', { ...change, amount: 4000 });
  expect(errorResponse.parse(below.json()).errors?.amount?.[0]).toMatch('وصل من العميل 4,501');
  const due = (await api.readAsClient('client', reference)).due_at;
  expect((await api.actAsAdmin(reference, 'agreement/changes', change)).statusCode).toBe(200);
  const offered = await latest(api, reference);
  expect([offered.version, offered.status, offered.reason, offered.total]).toEqual([
    2,
    'offered',
    change.reason,
    10_000,
  ]);
  expect(offered.payments.map(({ title, amount }) => [title, amount])).toEqual([
    ['الدفعة الأولى', 4501],
    ['الدفعة الأخيرة', 5499],
  ]);
  expect((await verify(api, agreement.number)).versions.map(({ state }) => state)).toEqual(['open', 'valid']);
  const pdf = await pdfOf(api, reference, agreement.id);

  const response = await accept(api, reference, offered.id, await askForCode(api, reference, offered.id));
  expect(response.statusCode, response.body).toBe(200);
  expect((await verify(api, agreement.number)).versions.map(({ state }) => state)).toEqual(['valid', 'replaced']);
  const { agreements = [], ...detail } = await api.readAsClient('client', reference);
  expect(agreements.map(({ status }) => status)).toEqual(['accepted', 'replaced']);
  expect(agreements[0]?.payments.map(({ received_amount }) => received_amount)).toEqual([4501, null]);
  expect(Date.parse(String(detail.due_at))).toBeGreaterThan(Date.parse(String(due)));
  // What was accepted before is what it was.
  expect(await pdfOf(api, reference, agreement.id)).toEqual(pdf);
  await api.app.settled();
  expect(api.emails.filter(({ kind }) => kind === 'agreement-accepted')).toHaveLength(4);
});

test('a declined change leaves the accepted version valid, and staff read the reason', async () => {
  const { api, reference, agreement } = await createOffered();
  await accept(api, reference, agreement.id, await askForCode(api, reference, agreement.id));
  const change = { ...quote, amount: 10_000, reason: 'زيارة ميدانية ثانية' };
  await api.actAsAdmin(reference, 'agreement/changes', change);
  const offered = await latest(api, reference);
  const code = await askForCode(api, reference, offered.id);
  await api.app.settled();
  api.emails.length = 0;
  const decline = (body: object) => api.actAsClient('client', reference, 'agreement/decline', body);
  const answer = { agreement_id: offered.id, note: 'زيارة واحدة تكفي.' };
  expect((await decline({ ...answer, note: ' ' })).statusCode).toBe(422);
  expect((await api.actAsClient('otherClient', reference, 'agreement/decline', answer)).statusCode).toBe(404);
  const both = await Promise.all([decline(answer), decline(answer)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);

  const { agreements = [], status, events } = await api.readAsClient('client', reference);
  expect([status, ...agreements.map((one) => [one.status, one.decline_reason])]).toEqual([
    'accepted',
    ['declined', answer.note],
    ['accepted', ''],
  ]);
  expect(events.filter(({ type, to }) => type === 'agreement' && to === 'declined')).toHaveLength(1);
  expect((await verify(api, agreement.number)).versions.map(({ state }) => state)).toEqual(['expired', 'valid']);
  await api.app.settled();
  const emails = api.emails.filter(({ heading }) => heading === 'اعتذر العميل عن تعديل العقد');
  expect(emails).toHaveLength(1);
  for (const email of emails) expect(emailBodyText(email)).toContain(answer.note);
  const notices = await api.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['users.role', 'notifications.body'])
    .where('notifications.title', '=', 'اعتذر العميل عن تعديل العقد')
    .orderBy('users.role')
    .execute();
  const body = `${reference} ${answer.note}`;
  expect(notices).toEqual(['admin', 'admin', 'consultant'].map((role) => ({ role, body })));

  expect((await accept(api, reference, offered.id, code)).statusCode).toBe(409);
  expect((await api.actAsAdmin(reference, 'agreement/changes', change)).statusCode).toBe(200);
  expect((await latest(api, reference)).version).toBe(3);
});

test('the work starts when the first payment is whole, and the client reads what is open', async () => {
  const { api, reference, agreement } = await createOffered();
  await accept(api, reference, agreement.id, await askForCode(api, reference, agreement.id));
  const [first, last] = agreement.payments;
  const receive = async (id: number | undefined, amount: number) => {
    const received = { amount, received_at: '2026-03-02T08:00:00.000Z', note: '', starts_work: true };
    expect((await api.actAsAdmin(reference, `payments/${id}/received`, received)).statusCode).toBe(200);
    await api.app.settled();
    const email = api.emails.findLast(({ to, heading }) => to === CLIENT && heading.startsWith('وصلت'));
    const { status } = await api.readAsClient('client', reference);
    return [status, email ? emailBodyText(email) : ''];
  };
  expect(await receive(first?.id, 4000)).toEqual(['accepted', expect.stringMatching(/بقي من هذه الدفعة 501\s/)]);
  expect((await receive(last?.id, 4500))[0]).toBe('accepted');
  expect(await receive(first?.id, 4600)).toEqual([
    'in_progress',
    expect.stringMatching(/زاد ما وصل عن هذه الدفعة 99\s/),
  ]);
});

test('a repeated acceptance with the same key gets the first response', async () => {
  const { api, reference, agreement } = await createOffered();
  const code = await askForCode(api, reference, agreement.id);
  const send = () =>
    api.request('POST', `/api/account/requests/${reference}/agreement/accept`, {
      token: api.tokens.client,
      body: { agreement_id: agreement.id, name: 'سارة العتيبي', code },
      headers: { 'idempotency-key': 'one-acceptance' },
    });
  const first = await send();
  const again = await send();
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
});
