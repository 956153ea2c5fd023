import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { enveloped, errorResponse, receipt, requestCase } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { bankFile } from '../../../documents/workbook/workbook-cases.fixture.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const parse = enveloped(requestCase).parse;
const read = async (api: RequestApi, reference: string) =>
  parse((await api.actAsClient('client', reference, 'case', undefined, 'GET')).json());
const longer = { ...bankFile, detail: { ...bankFile.detail, loan_rate: 9.5, loan_grace: 18 } };

/** A study of the client with a bank's case, which the consultant reviews. */
const createCase = async () => {
  const api = await createRequestApi();
  const sent = await api.post(
    '/api/public/feasibility-request',
    {
      name: 'سالم القحطاني',
      email: 'client@miqyas.example',
      phone: '+966 55 111 2222',
      project_idea: 'مزرعة مائية',
      calculation: encodeCalculation(bankFile),
    },
    { token: api.tokens.client },
  );
  const { reference = '' } = receipt.parse(sent.json()).data ?? {};
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  await api.app.settled();
  api.emails.length = 0;
  const deliver = () =>
    api.db.updateTable('requests').set({ status: 'delivered' }).where('reference', '=', reference).execute();
  return { api, reference, deliver };
};

test('the consultant changes a copy, and the client is notified and sees both with what was changed', async () => {
  const { api, reference } = await createCase();
  expect((await read(api, reference)).copies).toEqual([]);
  const response = await api.actAsConsultant(reference, 'case/copies', {
    name: 'سماح أطول',
    note: 'فائدة المصرف اليوم أعلى.',
    calculation: encodeCalculation(longer),
  });
  expect(response.statusCode, response.body).toBe(200);
  const { calculation, copies, plan } = await read(api, reference);
  expect(decodeCalculation(calculation.link)).toEqual(decodeCalculation(encodeCalculation(bankFile)));
  expect(copies).toMatchObject([{ name: 'سماح أطول', note: 'فائدة المصرف اليوم أعلى.' }]);
  expect(copies[0]?.author_name).not.toBe('');
  expect(copies[0]?.changes).toEqual([
    { label: 'الفائدة السنوية', before: '8%', after: '9.5%' },
    { label: 'أشهر السماح', before: '12', after: '18' },
  ]);
  expect(copies[0]?.calculation.figures.detail?.npv).toBe(calculation.figures.detail?.npv);
  expect(copies[0]?.calculation.figures.detail?.equity_npv).not.toBe(calculation.figures.detail?.equity_npv);
  expect(plan).toHaveLength(7);
  await api.app.settled();
  expect(api.emails.map(({ to, subject }) => [to, subject])).toEqual([
    ['client@miqyas.example', expect.stringContaining('عدّل المستشار نسخة من حسبتك: سماح أطول')],
  ]);
});

test('a client adds no copies, and nobody beyond ten', async () => {
  const { api, reference } = await createCase();
  const body = { name: 'نسخة', calculation: encodeCalculation(longer) };
  expect((await api.actAsClient('client', reference, 'case/copies', body)).statusCode).toBe(404);
  for (let count = 0; count < 10; count += 1) await api.actAsConsultant(reference, 'case/copies', body);
  const eleventh = await api.actAsConsultant(reference, 'case/copies', body);
  expect([eleventh.statusCode, errorResponse.parse(eleventh.json()).message]).toEqual([
    409,
    'بلغت نسخ هذا الطلب الحد الأقصى، وهو 10 نسخ.',
  ]);
});

test('actual figures stand beside the plan after the delivery, by the client and by the consultant', async () => {
  const { api, reference, deliver } = await createCase();
  const first = { years: [{ year: 1, revenue: '٢٥٠ ألف', cost: 190_000 }] };
  const early = await api.actAsClient('client', reference, 'case/actuals', first, 'PUT');
  expect([early.statusCode, errorResponse.parse(early.json()).message]).toEqual([
    409,
    'تُدخل الأرقام الفعلية بعد تسليم الدراسة.',
  ]);
  await deliver();
  await api.actAsClient('client', reference, 'case/actuals', first, 'PUT');
  await api.actAsConsultant(reference, 'case/actuals', { years: [{ year: 2, revenue: 400_000, flow: -5000 }] }, 'PUT');
  await api.actAsClient('client', reference, 'case/actuals', { years: [{ year: 1, revenue: 255_000 }] }, 'PUT');
  const { actuals, plan, accepts_actuals } = await read(api, reference);
  expect(accepts_actuals).toBe(true);
  expect(actuals).toEqual([
    { year: 1, revenue: 255_000, cost: null, flow: null },
    { year: 2, revenue: 400_000, cost: null, flow: -5000 },
  ]);
  expect(plan[0]?.revenue).toBeCloseTo(280_136, 0);
  const beyond = await api.actAsClient('client', reference, 'case/actuals', { years: [{ year: 8 }] }, 'PUT');
  expect(errorResponse.parse(beyond.json()).errors).toEqual({ 'years.0.year': ['هذه السنة ليست في خطة المشروع.'] });
});

test('a request without a calculation has no case', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  expect((await api.actAsClient('client', reference, 'case', undefined, 'GET')).statusCode).toBe(404);
});
