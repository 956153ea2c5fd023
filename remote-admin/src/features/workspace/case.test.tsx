import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, receipt, staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

const shop = calculationInput.parse({
  title: 'متجر تمور',
  currency: 'SAR',
  years: 3,
  fixed_capital: 1_000_000,
  discount_rate: 10,
  revenues: [{ name: 'مبيعات', amount: 1_200_000 }],
  detail: { loan_amount: 600_000, loan_rate: 10, loan_instalments: 1, loan_months: 12 },
});
const dearer = calculationInput.parse({ ...shop, detail: { ...shop.detail, loan_rate: 20 } });

/** A study with a calculation, of which its consultant has changed a copy. */
const changedCase = async (): Promise<string> => {
  const { data } = await http.post(
    '/public/feasibility-request',
    {
      name: 'هند العمري',
      email: 'hind@example.com',
      phone: '+966551113333',
      project_idea: 'متجر تمور بالجملة',
      calculation: encodeCalculation(shop),
    },
    receipt,
  );
  const reference = data?.reference ?? '';
  await signInAs(admin);
  const users = await http.get(
    '/admin/users?role=consultant&status=active',
    z.array(z.object({ id: z.int(), email: z.string() })),
  );
  const assignee_id = users.find(({ email }) => email === consultant.email)?.id;
  await http.post(`/admin/requests/${reference}/assign`, { assignee_id }, staffRequestDetail);
  await signInAs(consultant);
  const copy = { name: 'بفائدة المصرف', note: 'عرض المصرف أعلى.', calculation: encodeCalculation(dearer) };
  await http.post(`/consultant/requests/${reference}/case/copies`, copy, z.unknown());
  return reference;
};

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows an administrator the calculation of the client beside the copy of the consultant', async () => {
  const reference = await changedCase();
  await signInAs(admin);
  // As a notification links to it.
  renderRemote({ modules: [routes], at: `/admin/feasibility-requests/${reference}?at=case` });
  const title = await screen.findByRole('heading', { name: 'الحسبة ونسخها', level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(title.closest('section')));
  await user.click(screen.getByRole('button', { name: 'قارن النسخ' }));
  const rows = rowsOf(await screen.findByRole('region', { name: 'الحسبات جنباً إلى جنب' }));
  expect(rows[0]).toEqual(['المؤشر', 'حسبة العميل', 'بفائدة المصرف']);
  const owner = rows.find(([label]) => label === 'عائد المالك بعد القرض') ?? [];
  expect(owner).toHaveLength(3);
  expect(owner[1]).not.toBe(owner[2]);
  expect(screen.getByText('الفائدة السنوية: 10% ← 20%')).toBeTruthy();
  expect(screen.getByText('عرض المصرف أعلى.')).toBeTruthy();
  const original = screen.getByRole('link', { name: 'نزّل «حسبة العميل» ملف Excel' });
  expect(new URL(original.getAttribute('href') ?? '', location.href).searchParams.get('c')).toBe(
    encodeCalculation(shop),
  );
});

it('leaves the panel out of a request without a calculation', async () => {
  const { data } = await http.post(
    '/public/feasibility-request',
    { name: 'ماجد', email: 'majid@example.com', phone: '+966551114444', project_idea: 'مصنع عبوات زجاجية' },
    receipt,
  );
  await signInAs(admin);
  renderRemote({ modules: [routes], at: `/admin/feasibility-requests/${data?.reference}` });
  await screen.findByRole('heading', { name: 'المستندات المطلوبة', level: 2 });
  expect(screen.queryByRole('heading', { name: 'الحسبة ونسخها' })).toBeNull();
});
