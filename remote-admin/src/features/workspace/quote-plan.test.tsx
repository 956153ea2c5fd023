import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { receipt, staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();

/** A study under review with the draft of a quote in two payments. */
const draftedStudy = async (): Promise<string> => {
  const { data } = await http.post(
    '/public/feasibility-request',
    { name: 'نورة', email: 'noura@example.com', phone: '+966551115555', project_idea: 'مصنع أوان خزفية' },
    receipt,
  );
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const path = `/admin/requests/${data?.reference}`;
  await http.post(`${path}/transitions`, { to: 'under_review' }, staffRequestDetail);
  const quote = {
    amount: 6000,
    delivery_days: 20,
    scope: 'دراسة السوق',
    valid_until: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    payments: [
      { title: 'عربون', amount: 1000 },
      { title: 'بعد المسودة', amount: 5000 },
    ],
  };
  await http.put(`${path}/quote`, quote, staffRequestDetail);
  return data?.reference ?? '';
};

it('lets the work of a quote start with a later payment or the acceptance, as the preview then says', async () => {
  const reference = await draftedStudy();
  renderRemote({ modules: [routes], at: `/admin/feasibility-requests/${reference}` });
  const start = await screen.findByRole('combobox', { name: /^بدء العمل/ });
  expect(
    within(start)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['عند وصول الدفعة الأولى', 'عند قبول العرض', 'عند وصول «بعد المسودة»']);
  const choose = async (name: string, term: RegExp, stored: number) => {
    await user.selectOptions(start, name);
    await screen.findByText(term);
    await user.click(screen.getByRole('button', { name: 'حفظ المسودة' }));
    await waitFor(async () => {
      const { quotes } = await http.get(`/admin/requests/${reference}`, staffRequestDetail);
      expect(quotes[0]?.work_start).toBe(stored);
    });
  };
  await choose('عند وصول «بعد المسودة»', /^20\s+يوم عمل من وصول «بعد المسودة»$/, 2);
  await choose('عند قبول العرض', /^20\s+يوم عمل من يوم القبول$/, 0);
});
