import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { fetchFile } from 'shared-lib/patterns/fetch-file';
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
const openFiles = async () => {
  renderRemote({ modules: [routes], at: '/tools/feasibility' });
  await user.click(await screen.findByRole('button', { name: 'ملفات Excel وCSV' }));
  return screen.findByLabelText<HTMLInputElement>('افتح ملف Excel نزّلته من الحاسبة');
};
const linked = () => new URLSearchParams(new URL(currentUrl(), 'https://site.example').search).get('c') ?? '';

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

  it('fill the form with the figures of a workbook', async () => {
    const field = await openFiles();
    await user.upload(field, new File([await fetchFile(`/public/calculations/workbook?c=${code}`)], 'ورشة.xlsx'));
    await waitFor(() => expect(decodeCalculation(linked())).toEqual(workshop), { timeout: 10_000 });
    expect(screen.getByLabelText('اسم المشروع')).toHaveProperty('value', 'ورشة');
    expect(await screen.findByDisplayValue('40,000')).toBeTruthy();
  });

  it('say why a file cannot be opened, and change nothing in the form', async () => {
    const field = await openFiles();
    const before = currentUrl();
    await user.upload(field, new File(['الاسم,المبلغ'], 'جدول.xlsx'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تعذر فتح «جدول.xlsx».');
    expect(alert.textContent).toContain('هذا ليس ملف Excel صالحاً');
    expect(currentUrl()).toBe(before);
  });
});
