import {
  breakEvenOf,
  countOf,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatNumber,
  formatPercent,
  formatTime,
  formatUsd,
  LOCALE,
  measureOf,
  TIME_ZONE,
} from 'shared-lib/format';
import { describe, expect, it, test } from 'vitest';

const services = { zero: 'لا خدمات', one: 'خدمة واحدة', two: 'خدمتان', few: 'خدمات', many: 'خدمة', other: 'خدمة' };
const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

const NUMBERS = [
  0,
  -0,
  1,
  12,
  123,
  1000,
  12_500,
  999_999,
  1_234_567,
  9_007_199_254_740_991,
  -1,
  -12_500,
  -0.04,
  -0.06,
  0.5,
  1.5,
  2.5,
  1e12,
  123_456_789_012.3,
  Number.NaN,
  4.25,
  27.45,
  1.005,
  0.05,
  0.04,
  99.95,
  1999.96,
  12_345.678,
  999_999.95,
  1e-7,
  0.000_01,
  2 / 3,
  -3.75,
  1e21,
];

describe('numbers', () => {
  it.each(NUMBERS)('formats %d like Intl.NumberFormat, with the minus sign U+2212 and no sign before zero', (value) => {
    const byIntl = (maximumFractionDigits: number) =>
      new Intl.NumberFormat(LOCALE, { maximumFractionDigits, signDisplay: 'negative' })
        .format(value)
        .replace('-', '\u2212');
    expect(formatNumber(value)).toBe(byIntl(0));
    expect(formatDecimal(value)).toBe(byIntl(1));
  });

  it.each([
    [2500, '2,500\u00A0دولار'],
    [0, '0\u00A0دولار'],
    [1, '1\u00A0دولار'],
    [5, '5\u00A0دولارات'],
    [1_003, '1,003\u00A0دولارات'],
    [26_795, '26,795\u00A0دولاراً'],
    [99.6, '100\u00A0دولار'],
  ])('formats %d dollars as %s', (value, text) => {
    expect(formatUsd(value)).toBe(text);
  });

  it('formats negative amounts with the same noun', () => {
    expect(formatUsd(-1_706_299)).toMatch(/^\u200E\u22121,706,299\u00A0دولاراً$/);
  });

  it('formats percent like the specification', () => {
    expect(formatPercent(98)).toBe('98%');
    expect(formatPercent(27.45)).toBe('27.5%');
  });
});

describe('counted nouns', () => {
  it.each([
    [0, 'لا خدمات'],
    [1, 'خدمة واحدة'],
    [2, 'خدمتان'],
    [3, '3\u00A0خدمات'],
    [10, '10\u00A0خدمات'],
    [11, '11\u00A0خدمة'],
    [99, '99\u00A0خدمة'],
    [100, '100\u00A0خدمة'],
    [1203, '1,203\u00A0خدمات'],
  ])('formats the count %d as %s', (count, text) => {
    expect(countOf(count, services)).toBe(text);
  });

  it.each([
    [0, 'لا خدمات'],
    [1, 'خدمة واحدة'],
    [1.96, 'خدمتان'],
    [3.4, '3.4\u00A0خدمة'],
    [4.02, '4\u00A0خدمات'],
    [11, '11\u00A0خدمة'],
  ])('formats the measure %d as %s', (amount, text) => {
    expect(measureOf(amount, services)).toBe(text);
  });

  it('selects the same plural form as Intl.PluralRules', () => {
    const rules = new Intl.PluralRules('ar');
    const counts = [...Array(1300).keys(), 100_002, 1_000_011, 0.5, 2.5, -3];
    const wrong = counts.filter((count) => !countOf(count, forms).endsWith(rules.select(count)));
    expect(wrong).toEqual([]);
  });
});

describe('dates', () => {
  const DAY = 86_400_000;

  it('equals Intl.DateTimeFormat, with the day beside its month, at the start and end of every day of twenty years', () => {
    const expected = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
    const wrong: string[] = [];
    for (let day = Date.UTC(2015, 0, 1, 21); day < Date.UTC(2035, 0, 1); day += DAY)
      for (const at of [day - 1, day]) {
        const iso = new Date(at).toISOString();
        if (formatDate(iso) !== expected.format(at).replace(' ', '\u00A0')) wrong.push(iso);
      }
    expect(wrong).toEqual([]);
  });

  test('shows late evening UTC as the next day in Riyadh', () => {
    expect(formatDate('2024-05-11T21:30:00.000Z')).toBe('12\u00A0مايو 2024');
    expect(formatDateTime('2024-05-11T21:30:00.000Z')).toContain('12:30');
  });

  test('joins the parts of a time by a no-break space', () => {
    expect(formatTime('2024-05-11T14:04:00.000Z')).toBe('5:04\u00A0م');
    expect(formatDateTime('2024-05-11T14:04:00.000Z')).toBe('11\u00A0مايو 2024 في 5:04\u00A0م');
  });
});

it.each([
  [584, 'وحدة التعادل طن في السنة، وتشمل الإهلاك', '584 طناً في السنة'],
  [79, 'وحدة التعادل طفل ملتحق في المتوسط السنوي، وتشمل الإيجار', '79 طفلاً ملتحقاً في المتوسط السنوي'],
  [917_648, 'وحدة التعادل كيلوواط ساعة في السنة، وتشمل التكاليف', '917,648 كيلوواط ساعة في السنة'],
  [105, 'السعر ثابت', '105 وحدات في السنة'],
])('states a break-even point of %d with the unit of the first assumption', (count, assumption, text) => {
  const { value, unit } = breakEvenOf(count, [assumption]);
  expect(`${value} ${unit}`).toBe(text);
});
