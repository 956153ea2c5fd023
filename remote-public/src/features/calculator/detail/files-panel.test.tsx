import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import routes from '../../../routes.tsx';

await startApi();
const user = userEvent.setup();

const workshop = calculationInput.parse({
  title: 'ورشة',
  years: 2,
  fixed_capital: 90_000,
  revenues: [{ name: 'إصلاح', amount: 120_000 }],
  detail: { loan_amount: 40_000, loan_rate: 7.5, loan_months: 3 },
});
const code = encodeCalculation(workshop);
describe('the files of a calculation', () => {
  it('are downloaded beside the PDF, by a guest too', async () => {
    renderRemote({ modules: [routes], at: `/tools/feasibility?c=${code}` });
    const excel = await screen.findByRole('link', { name: 'Excel' });
    expect(excel.getAttribute('href')).toBe(`/api/public/calculations/workbook?c=${code}`);
    await user.click(await screen.findByRole('button', { name: 'ملفات Excel وCSV' }));
    expect((await screen.findByRole('link', { name: 'نزّل التدفقات CSV' })).getAttribute('href')).toBe(
      `/api/public/calculations/flows?c=${code}`,
    );
    expect(screen.getByRole('link', { name: 'نزّل ملف Excel' }).getAttribute('href')).toBe(excel.getAttribute('href'));
  });

  // Reading a file needs a browser: `visitor/calculator-files.full.spec.ts` sends one.
  it('keep the form and say why when a file cannot be opened', async () => {
    renderRemote({ modules: [routes], at: '/tools/feasibility' });
    await user.click(await screen.findByRole('button', { name: 'ملفات Excel وCSV' }));
    const field = await screen.findByLabelText('افتح ملف Excel نزّلته من الحاسبة');
    // Opening the panel changes the calculation, which reaches the URL a moment later.
    await waitFor(() => expect(currentUrl()).toContain('?c='));
    const before = currentUrl();
    await user.upload(field, new File(['الاسم,المبلغ'], 'جدول.xlsx'));
    expect((await screen.findByRole('alert')).textContent).toContain('تعذر فتح «جدول.xlsx».');
    expect(currentUrl()).toBe(before);
  });
});
