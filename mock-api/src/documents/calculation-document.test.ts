import { calculationInput } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { expect, test } from 'vitest';
import { calculationDocument } from './calculation-document.ts';
import { createCalculationFiles } from './calculation-files.ts';

const documentOf = (input: object) => calculationDocument(calculationInput.parse(input), company);
const farm = {
  title: 'مزرعة',
  currency: 'SAR',
  fixed_capital: 420_000,
  working_capital: 130_000,
  revenues: [{ name: 'خس', amount: 355_000 }],
  costs: [{ name: 'أجور', amount: 223_000 }],
};

test('writes amounts in the currency, with the noun that follows the number', () => {
  const { facts, inputs, unitNote } = documentOf(farm);
  expect(facts[0]).toEqual({ label: 'رأس المال', value: '550,000 ريال سعودي' });
  expect(inputs[2]).toEqual(['إيراد: خس', '355,000', '0%']);
  expect(unitNote).toBe('المبالغ بوحدة: ريال سعودي.');
});

test('scales large amounts, so that each fits into its column', () => {
  const { rows, ticks, unitNote } = documentOf({
    years: 50,
    fixed_capital: 1e12,
    revenues: [{ amount: 1e12, growth: 100 }],
  });
  expect(unitNote).toBe('المبالغ بوحدة: مليار دولار أمريكي.');
  expect(Math.max(...rows.flat().map(({ length }) => length))).toBeLessThan(17);
  expect(ticks.length).toBeLessThan(9);
});

test('writes in words that there is no rate, several rates, or no payback', () => {
  const valuesOf = (input: object) => documentOf(input).indicators.map(({ value }) => value);
  expect(valuesOf({})).toContain('لا يوجد');
  expect(valuesOf({ fixed_capital: 100, net_flows: [230, -132] })).toContain('أكثر من معدل');
  expect(valuesOf({ fixed_capital: 100_000, net_flows: [1] })).toContain('لا يُسترد');
});

test('writes the sign of each change in the scenarios', () => {
  const changes = documentOf(farm).scenarios.map((row) => row.slice(1, 3));
  expect(changes).toEqual([
    ['−15%', '+10%'],
    ['0%', '0%'],
    ['+15%', '−5%'],
  ]);
});

test('names the year of the capital «السنة 0», as pages do', () => {
  expect(JSON.stringify(documentOf(farm))).toContain('السنة 0');
  expect(JSON.stringify(documentOf(farm))).not.toMatch(/(?<!ال)سنة 0/);
});

test('compiles the PDF of an empty, a short and a long calculation', async () => {
  const files = createCalculationFiles({ warn: () => undefined });
  for (const input of [{}, { ...farm, years: 1 }, { ...farm, years: 50 }])
    expect((await files.get(calculationInput.parse(input), company)).subarray(0, 5).toString()).toBe('%PDF-');
}, 60_000);

test('tells of a value of exactly zero, of capital that is lost again, and of an index just below 1', () => {
  const zero = documentOf({ years: 1, fixed_capital: 1000, discount_rate: 10, revenues: [{ amount: 1100 }] });
  expect(zero.verdict.title).toBe('الأرقام تقول نعم، بلا هامش');
  expect(JSON.stringify(zero)).not.toMatch(/[−-]0(?![.\d])/);
  const lost = documentOf({ fixed_capital: 100, discount_rate: 0, net_flows: [100, -50, 25, 50] });
  expect(lost.readings[1]).toContain('ثم يعود الرصيد سالباً في السنة 2، ويُسترد نهائياً بعد 3.5\u00A0سنة');
  expect(lost.indicators[2]?.note).toContain('ثم يعود الرصيد سالباً في السنة 2');
  const below = documentOf({ fixed_capital: 100_000, discount_rate: 0, net_flows: [99_999] });
  expect(below.indicators[4]?.value).toBe('0.99999');
});

test('shows what newer formulas change in the figures of an older link', () => {
  const factory = calculationInput.parse({
    years: 5,
    fixed_capital: 1_000_000,
    depreciation_years: 20,
    tax_rate: 20,
    discount_rate: 10,
    revenues: [{ amount: 500_000 }],
    costs: [{ amount: 150_000 }],
  });
  expect(calculationDocument(factory, company, 1).formulaNotes.join(' ')).toContain(
    'صافي القيمة الحالية: 136,583\u00A0دولاراً بدلاً من 99,328\u00A0دولاراً',
  );
  expect(calculationDocument(factory, company).formulaNotes).toEqual([]);
});

test('shows the detail for a bank: the return of the owners, the loan and its cover of each year', async () => {
  const shop = {
    years: 1,
    fixed_capital: 1_000_000,
    depreciation_years: 1,
    revenues: [{ amount: 1_200_000 }],
    detail: { loan_amount: 600_000, loan_rate: 10, loan_instalments: 1, loan_months: 12 },
  };
  const { detail } = documentOf(shop);
  // 400,000 become 1,200,000 - 660,000.
  expect(detail?.figures).toContainEqual(['عائد المالك، بعد القرض', '35%']);
  expect(detail?.years).toEqual([
    ['قبلها', '−1,000,000', '0', '0', '600,000', 'بلا أقساط', '−400,000'],
    ['1', '1,200,000', '60,000', '600,000', '0', '1.82', '540,000'],
  ]);
  expect(documentOf(farm).detail).toBeNull();
  const files = createCalculationFiles({ warn: () => undefined });
  for (const years of [1, 50]) {
    const input = calculationInput.parse({ ...shop, years });
    expect((await files.get(input, company)).subarray(0, 5).toString()).toBe('%PDF-');
  }
}, 60_000);
