import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, FORMULA_VERSION, notification, staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { saveCalculation } from 'shared-lib/saved';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { demoAccounts } from '../../testing/demo-studies.ts';

await startApi();
const user = userEvent.setup();
const { client, consultant, admin } = demoAccounts;

const shop = calculationInput.parse({
  title: 'متجر',
  currency: 'SAR',
  years: 2,
  fixed_capital: 1_000_000,
  discount_rate: 10,
  revenues: [{ name: 'مبيعات', amount: 1_200_000 }],
  detail: { loan_amount: 600_000, loan_rate: 10, loan_instalments: 1, loan_months: 12 },
});
const receipt = z.object({ data: z.object({ reference: z.string() }) });

/** A study of the client with a calculation, assigned to the consultant. */
const sendCase = async (): Promise<string> => {
  await signInAs(client);
  const { data } = await http.post(
    '/public/feasibility-request',
    {
      name: 'سالم القحطاني',
      email: client.email,
      phone: '+966551112222',
      project_idea: 'متجر للتمور',
      calculation: encodeCalculation(shop),
    },
    receipt,
  );
  await signInAs(admin);
  const users = await http.get(
    '/admin/users?role=consultant&status=active',
    z.array(z.object({ id: z.int(), email: z.string() })),
  );
  const assignee_id = users.find(({ email }) => email === consultant.email)?.id;
  await http.post(`/admin/requests/${data.reference}/assign`, { assignee_id }, staffRequestDetail);
  return data.reference;
};

/** Takes a study through its steps until the client has it. */
const deliver = async (reference: string): Promise<void> => {
  const path = `/admin/requests/${reference}`;
  const move = (to: string) => http.post(`${path}/transitions`, { to }, staffRequestDetail);
  await signInAs(admin);
  await move('under_review');
  const quote = {
    amount: 9000,
    delivery_days: 20,
    scope: 'دراسة كاملة',
    valid_until: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  };
  await http.put(`${path}/quote`, quote, staffRequestDetail);
  for (const to of ['quoted', 'accepted', 'in_progress', 'client_review', 'delivered']) await move(to);
};

const openCase = async (who: { email: string; password: string }, reference: string) => {
  await signInAs(who);
  cleanup();
  renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
  await user.click(await screen.findByRole('button', { name: 'قارن النسخ' }));
  return screen.findByRole('region', { name: 'الحسبات جنباً إلى جنب' });
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069\u200E]/g, '')));

it('shows a copy of the consultant beside the calculation of the client, with what was changed', async () => {
  const reference = await sendCase();
  await signInAs(consultant);
  const dearer = { ...shop, detail: { ...shop.detail, loan_rate: 20 } };
  await saveCalculation({
    key: '',
    name: 'فائدة أعلى',
    code: encodeCalculation(calculationInput.parse(dearer)),
    formula: FORMULA_VERSION,
  });
  expect(rowsOf(await openCase(consultant, reference))[0]).toEqual(['المؤشر', 'حسبة العميل']);
  await screen.findByRole('option', { name: 'فائدة أعلى' });
  await user.selectOptions(screen.getByLabelText(/^من حسباتك المحفوظة/), 'فائدة أعلى');
  await user.type(screen.getByLabelText(/^اسم النسخة/), 'بفائدة المصرف');
  await user.type(screen.getByLabelText(/^ما غيّرته ولماذا/), 'عرض المصرف أعلى.');
  await user.click(screen.getByRole('button', { name: 'أضفها وأبلغ العميل' }));
  await screen.findByRole('heading', { name: 'ما تغيّر في «بفائدة المصرف»' });

  const rows = rowsOf(await openCase(client, reference));
  expect(rows[0]).toEqual(['المؤشر', 'حسبتك', 'بفائدة المصرف']);
  const owner = rows.find(([label]) => label === 'عائد المالك بعد القرض') ?? [];
  expect(owner[1]).not.toBe(owner[2]);
  expect(rows.find(([label]) => label === 'عائد المشروع بالتفصيل')?.[1]).toBe(
    rows.find(([label]) => label === 'عائد المشروع بالتفصيل')?.[2],
  );
  expect(screen.getByText('الفائدة السنوية: 10% ← 20%')).toBeTruthy();
  expect(screen.getByText('عرض المصرف أعلى.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'أضفها وأبلغ العميل' })).toBeNull();
  const notices = await http.get('/account/notifications', z.object({ data: z.array(notification) }));
  expect(notices.data.map(({ title }) => title)).toContain('عدّل المستشار نسخة من حسبتك: بفائدة المصرف');
  expect(screen.getByText(/بعد تسليم الدراسة تُدخل هنا/)).toBeTruthy();
});

it('puts the actual figures of a delivered project beside its plan, and takes a correction', async () => {
  const reference = await sendCase();
  await deliver(reference);
  await openCase(client, reference);
  const type = async (label: RegExp, text: string) => {
    const input = screen.getByLabelText(label);
    await user.clear(input);
    await user.type(input, text);
  };
  await type(/^الإيراد/, '١٫١ مليون');
  await type(/^التكلفة/, '120,000');
  await user.click(screen.getByRole('button', { name: 'احفظ أرقام السنة' }));
  const table = await screen.findByRole('region', { name: 'الخطة والفعلي' });
  expect(rowsOf(table).slice(0, 3)).toEqual([
    ['سنة التشغيل', 'البند', 'المخطط', 'الفعلي', 'الفرق'],
    ['السنة 1', 'الإيراد', '1,200,000', '1,100,000', '−100,000'],
    ['السنة 1', 'التكلفة', '0', '120,000', '120,000'],
  ]);
  expect(rowsOf(table)[3]?.[3]).toBe('—');
  await type(/^الإيراد/, '1,300,000');
  await user.click(screen.getByRole('button', { name: 'احفظ أرقام السنة' }));
  await waitFor(() => expect(rowsOf(table)[1]?.slice(3)).toEqual(['1,300,000', '100,000']));

  await openCase(consultant, reference);
  expect(rowsOf(await screen.findByRole('region', { name: 'الخطة والفعلي' }))[1]?.[3]).toBe('1,300,000');
});
