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
