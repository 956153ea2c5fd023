import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import routes from '../../../routes.tsx';

await startApi();
const user = userEvent.setup();

/** Buys for a million and has 1,200,000 after a year. */
const shop = calculationInput.parse({
  title: 'متجر',
  years: 1,
  fixed_capital: 1_000_000,
  depreciation_years: 1,
  discount_rate: 10,
  revenues: [{ name: 'مبيعات', amount: 1_200_000 }],
});
const open = (input: typeof shop = shop, more = '') =>
  renderRemote({ modules: [routes], at: `/tools/feasibility?c=${encodeCalculation(input)}${more}` });
const plain = (value: string | null | undefined) => value?.replaceAll(/[\u2066-\u2069\u200E]/g, '');
const figure = (label: string) => plain(screen.getByText(label, { selector: 'b' }).nextSibling?.textContent);
const linked = () =>
  decodeCalculation(new URLSearchParams(new URL(currentUrl(), 'https://site.example').search).get('c') ?? '');
const openDetail = async () => {
  await user.click(await screen.findByRole('button', { name: 'تفصيل لملف البنك' }));
  await screen.findByRole('heading', { name: 'نتيجة التفصيل' });
};
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};

describe('the detail of a calculation', () => {
  it('begins with the figures of the calculation, and gives the owners a return of their own with a loan', async () => {
    open();
    await openDetail();
    expect(figure('عائد المشروع')).toBe('20%');
    expect(figure('عائد المالك')).toBe('20%');
    expect(figure('أدنى تغطية للدين')).toBe('بلا قرض');
    await type('مبلغ القرض', '٦٠٠ ألف');
    await type('الفائدة السنوية', '10');
    await type('عدد الأقساط', '1');
    await user.selectOptions(screen.getByLabelText('القسط كل'), 'سنة');
    expect(figure('عائد المشروع')).toBe('20%');
    // 400,000 become 1,200,000 - 660,000.
    expect(figure('عائد المالك')).toBe('35%');
    // 1,200,000 for 660,000.
    expect(figure('أدنى تغطية للدين')).toBe('1.82 مرة');
    await waitFor(() =>
      expect(linked()?.detail).toMatchObject({ loan_amount: 600_000, loan_rate: 10, loan_months: 12 }),
    );
    const rows = within(screen.getByRole('region', { name: 'خدمة الدين' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => plain(textContent)))).toEqual([
      ['سنة التشغيل', 'تدفق المشروع', 'الفائدة', 'الأصل', 'المتبقي', 'التغطية', 'تدفق المالك'],
      ['قبل التشغيل', '−1,000,000', '0', '0', '600,000', '—', '−400,000'],
      ['1', '1,200,000', '60,000', '600,000', '0', '1.82', '540,000'],
    ]);
  });

  it('explains a figure: its formula, the numbers, what changes it most and the source', async () => {
    open();
    await openDetail();
    const summary = screen.getByText('كيف حُسب «قيمة المشروع اليوم»؟');
    await user.click(summary);
    const explanation = plain(summary.parentElement?.textContent);
    expect(explanation).toContain('معدل الخصم 10%');
    expect(explanation).toContain('تدفق البداية −1,000,000\u00A0دولار');
    // 1,080,000 / 1.1 - 1,000,000, and 1,320,000 / 1.1 - 1,000,000.
    expect(explanation).toContain('الإيراد: إذا قلّ عُشراً صار −18,182\u00A0دولاراً، وإذا زاد عُشراً صار 200,000\u00A0دولار.');
    expect(explanation).toContain('Brealey');
  });

  it('counts products in place of the revenues, month by month', async () => {
    open();
    await openDetail();
    await user.click(screen.getByRole('button', { name: 'إضافة منتج' }));
    const product = within(screen.getByRole('group', { name: 'المنتج 1' }));
    await user.type(product.getByLabelText('الطاقة في السنة'), '12000');
    await user.type(product.getByLabelText('نسبة التشغيل'), '50');
    await user.type(product.getByLabelText('سعر الوحدة'), '2.5');
    const table = within(screen.getByRole('region', { name: 'التدفق النقدي الشهري' }));
    const cells = (name: string) => [...(table.getByRole('rowheader', { name }).parentElement?.children ?? [])];
    // 6,000 units for 2.5 in a year.
    expect(plain(cells('الشهر 1')[1]?.textContent)).toBe('1,250');
    expect(plain(cells('السنة 1')[1]?.textContent)).toBe('15,000');
    await user.click(screen.getByRole('button', { name: 'حذف المنتج 1' }));
    expect(plain(cells('السنة 1')[1]?.textContent)).toBe('1,200,000');
  });

  it('says what is wrong with a number, and keeps it with the last valid result', async () => {
    open();
    await openDetail();
    await type('مدة البناء قبل التشغيل', '40');
    // What was valid on the way, 4 months, counts until the field is right.
    const before = figure('عائد المشروع');
    expect(plain(screen.getByText(/أدخل رقماً من/).textContent)).toBe('أدخل رقماً من 0 إلى 36');
    expect(screen.getByLabelText('مدة البناء قبل التشغيل').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/صحّح الحقول المعلّمة. ما تراه أدناه/)).toBeTruthy();
    expect(screen.getByDisplayValue('40')).toBeTruthy();
    await type('فترة السماح', '6');
    expect(figure('عائد المشروع')).toBe(before);
    await type('مدة البناء قبل التشغيل', '0');
    expect(screen.queryByText(/أدخل رقماً من/)).toBeNull();
    expect(figure('عائد المشروع')).toBe('20%');
  });

  it('keeps what was typed while the quick calculation counts again', async () => {
    open();
    await openDetail();
    await type('التضخم السنوي', '3');
    await waitFor(() => expect(linked()?.detail?.inflation).toBe(3));
    await user.click(screen.getByRole('button', { name: 'عد إلى الحسبة السريعة' }));
    await waitFor(() => expect(linked()).toEqual(shop));
    await user.click(screen.getByRole('button', { name: 'عد إلى التفصيل' }));
    expect(screen.getByLabelText('التضخم السنوي')).toHaveProperty('value', '3');
    await waitFor(() => expect(linked()?.detail?.inflation).toBe(3));
  });

  it('opens with a link that has it, also as the result of somebody else', async () => {
    const input = calculationInput.parse({ ...shop, detail: { loan_amount: 250_000, loan_rate: 8, loan_months: 3 } });
    open(input);
    expect(await screen.findByDisplayValue('250,000')).toBeTruthy();
    expect(screen.getByLabelText('القسط كل')).toHaveProperty('value', '3');
    expect(screen.getByText(/هذه نتيجة الحسبة السريعة/)).toBeTruthy();
    // Otherwise the heading of the form would be found.
    cleanup();
    open(input, '&view=result');
    expect((await screen.findAllByRole('heading', { name: 'نتيجة التفصيل' })).length).toBeGreaterThan(0);
  });

  it('compares named scenarios side by side', async () => {
    open();
    await openDetail();
    await user.type(screen.getByLabelText('اسم السيناريو'), 'بلا قرض');
    await user.click(screen.getByRole('button', { name: 'احفظ باسم' }));
    await type('مبلغ القرض', '500000');
    await user.click(await screen.findByRole('checkbox', { name: 'بلا قرض' }));
    const table = within(await screen.findByRole('region', { name: 'مقارنة السيناريوهات' }));
    const row = (name: string) =>
      [...(table.getByRole('rowheader', { name }).parentElement?.children ?? [])].map(({ textContent }) =>
        plain(textContent),
      );
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'المؤشر',
      'أرقامك الآن',
      'بلا قرض',
    ]);
    // 500,000 become 700,000 without interest.
    expect(row('عائد المالك')).toEqual(['عائد المالك', '40%', '20%']);
    expect(row('أكبر حاجة إلى النقد').slice(1)).toEqual(['500,000\u00A0دولار', '1,000,000\u00A0دولار']);
  });

  it('is not offered for the given flows of a study', async () => {
    open(calculationInput.parse({ fixed_capital: 1000, net_flows: [500, 900] }));
    await screen.findByText('صافي التدفق في كل سنة');
    expect(screen.queryByRole('button', { name: 'تفصيل لملف البنك' })).toBeNull();
  });
});
