import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, MAX_AMOUNT } from 'shared-lib/contracts';
import { describe, expect, test } from 'vitest';
import { anyInput, seeds } from './any-input.fixture.ts';

/** The calculation of the mockup. */
const farm = calculationInput.parse({
  title: 'مزرعة مائية للخضر الورقية',
  years: 7,
  fixed_capital: 420_000,
  working_capital: 130_000,
  tax_rate: 20,
  discount_rate: 12,
  revenues: [
    { name: 'مطاعم وفنادق', amount: 240_000, growth: 8 },
    { name: 'متاجر التجزئة', amount: 115_000, growth: 10 },
  ],
  costs: [
    { name: 'بذور وتشغيل', amount: 95_000, growth: 3 },
    { name: 'رواتب', amount: 82_000, growth: 3 },
    { name: 'طاقة ومياه', amount: 46_000, growth: 4 },
  ],
});

test('the link of a typical calculation is short and needs no encoding in a URL', () => {
  const text = encodeCalculation(farm);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(220);
  expect(decodeCalculation(text)).toEqual(farm);
});

test.each(seeds)('the link of any calculation opens as the same calculation (seed %i)', (seed) => {
  const input = anyInput(seed);
  expect(decodeCalculation(encodeCalculation(input))).toEqual(input);
});

test('the link holds the largest figures', () => {
  const line = { name: 'ن'.repeat(60), amount: MAX_AMOUNT, growth: -100 };
  const input = calculationInput.parse({
    years: 50,
    fixed_capital: MAX_AMOUNT,
    revenues: Array.from({ length: 12 }, () => line),
    costs: Array.from({ length: 12 }, () => line),
    net_flows: Array.from({ length: 60 }, () => -MAX_AMOUNT),
  });
  expect(decodeCalculation(encodeCalculation(input))).toEqual(input);
});

describe('a broken link opens as nothing', () => {
  const text = encodeCalculation(farm);
  test('when it is cut off anywhere', () => {
    for (let length = 0; length < text.length; length += 1) expect(decodeCalculation(text.slice(0, length))).toBeNull();
  });
  test('when one character is mistyped', () => {
    const opened = Array.from(text, (character, index) =>
      decodeCalculation(`${text.slice(0, index)}${character === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`),
    );
    // Base64 ignores the lowest bits of the last character.
    expect(opened.slice(0, -1).every((input) => input === null)).toBe(true);
  });
  test.each(['', 'x', '%', 'AAAA', 'نص', '/'.repeat(10), 'A'.repeat(10_000), 'gICAgICAgICAgICAgIAB'])(
    'when it is %s',
    (broken) => {
      expect(decodeCalculation(broken)).toBeNull();
    },
  );
});
