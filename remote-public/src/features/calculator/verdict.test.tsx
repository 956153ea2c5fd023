import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import { renderRemote, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const open = (query: string) => renderRemote({ modules: [routes], at: `/tools/feasibility${query}` });
const figure = (name: string) => screen.getAllByText(name).map((label) => label.nextSibling?.textContent ?? '')[0];
const text = (value: string | undefined) => value?.replaceAll(/[\u2066-\u2069\u200E]/g, '');

describe('figures that must agree with the verdict', () => {
  const opened = (input: object, query = '&formula=2') =>
    open(`?c=${encodeCalculation(calculationInput.parse(input))}${query}`);
  const factory = {
    years: 5,
    fixed_capital: 1_000_000,
    depreciation_years: 20,
    tax_rate: 20,
    discount_rate: 10,
    revenues: [{ amount: 500_000 }],
    costs: [{ amount: 150_000 }],
  };

  it('accepts a project whose value is exactly zero, and writes no minus before it', async () => {
    opened({ years: 1, fixed_capital: 1000, discount_rate: 10, revenues: [{ amount: 1100 }] });
    expect(await screen.findByRole('heading', { name: 'الأرقام تقول نعم، بلا هامش' })).toBeTruthy();
    expect(text(figure('صافي القيمة الحالية'))).toBe('0\u00A0دولار');
    expect(text(figure('مؤشر الربحية'))).toBe('1');
    expect(await screen.findByText('المشروع يغطي تكلفة رأس ماله تماماً')).toBeTruthy();
    expect(text(document.body.textContent ?? '')).not.toMatch(/[−-]0(?![.\d])/);
  });

  it('shows as many decimal places as a refusal needs', async () => {
    opened({ fixed_capital: 100_000, discount_rate: 0, net_flows: [99_999] });
    expect(await screen.findByRole('heading', { name: 'الأرقام تقول لا' })).toBeTruthy();
    expect(text(figure('صافي القيمة الحالية'))).toBe('−1\u00A0دولار');
    expect(text(figure('مؤشر الربحية'))).toBe('0.99999');
    expect(text(figure('نقطة التعادل'))).toBe('100.001%');
  });

  it('tells that later years take the capital back, in the figure and in the sentence', async () => {
    opened({ fixed_capital: 100, discount_rate: 0, net_flows: [100, -50, 25, 50] });
    expect(text((await screen.findAllByText('فترة الاسترداد'))[0]?.nextSibling?.textContent ?? '')).toBe(
      'سنة واحدة، مؤقتاً',
    );
    expect(await screen.findByText('تسترد ما دفعته، ثم تأخذه السنة 2')).toBeTruthy();
    expect(screen.getAllByText(/ثم يعود الرصيد سالباً في السنة 2، ويُسترد نهائياً بعد 3.5 سنة/).length).toBeGreaterThan(1);
  });

  it('shows what newer formulas change in the figures of an older link, until other figures are entered', async () => {
    opened(factory, '');
    expect(await screen.findByText(/حُسبت هذه الأرقام من قبل بمعادلات أقدم/)).toBeTruthy();
    const change = /صافي القيمة الحالية: .*136,583 دولاراً بدلاً من .*99,328 دولاراً/;
    expect(screen.getByText(change)).toBeTruthy();
    expect(text(figure('صافي القيمة الحالية'))).toBe('136,583\u00A0دولاراً');
    const rate = screen.getByLabelText('معدل الخصم');
    await user.clear(rate);
    await user.type(rate, '11');
    expect(screen.queryByText(change)).toBeNull();
  });

  it('shows them with a shared result and in its PDF, and not for a link of today', async () => {
    opened(factory, '&view=result');
    expect(await screen.findByText(/حُسبت هذه الأرقام من قبل بمعادلات أقدم/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toMatch(/&formula=1$/);
    cleanup();
    opened(factory, '&formula=2&view=result');
    expect(await screen.findByText(/حسبة شاركها معك أحدهم/)).toBeTruthy();
    expect(screen.queryByText(/بمعادلات أقدم/)).toBeNull();
  });
});
