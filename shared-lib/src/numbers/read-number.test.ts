import { formatDecimal, formatIndex, formatMoney, formatNumber, formatTyped, formatUsd } from 'shared-lib/format';
import { readNumber, type NumberKind, type NumberProblem } from 'shared-lib/numbers';
import { describe, expect, it, test } from 'vitest';

const ambiguous = (value: number, other: number) => ({ kind: 'ambiguous', value, other });

const values: readonly (readonly [NumberKind, string, number])[] = [
  // Digits of all scripts.
  ['money', '1250', 1250],
  ['money', '١٢٥٠', 1250],
  ['money', '۱۲۵۰', 1250],
  ['money', '１２５０', 1250],
  ['money', '१२५०', 1250],
  ['money', '𝟏𝟐𝟓𝟎', 1250],
  ['money', '১২৫০', 1250],
  ['money', '007', 7],
  ['count', '0', 0],
  // Separators of thousands.
  ['money', '1,250', 1250],
  ['money', '1,250,000', 1_250_000],
  ['money', '1.250.000', 1_250_000],
  ['money', "1'250'000", 1_250_000],
  ['money', '1’250’000', 1_250_000],
  ['money', '1 250 000', 1_250_000],
  ['money', '1\u00A0250\u00A0000', 1_250_000],
  ['money', '1\u202F250\u202F000', 1_250_000],
  ['money', '1\u2009250', 1250],
  ['money', '١٬٢٥٠٬٠٠٠', 1_250_000],
  ['money', '١،٢٥٠،٠٠٠', 1_250_000],
  ['money', '1，250，000', 1_250_000],
  ['decimal', '1.250.000', 1_250_000],
  ['decimal', '1,250,000', 1_250_000],
  ['decimal', '١٬٢٥٠', 1250],
  ['count', '2,026', 2026],
  // Decimal marks.
  ['percent', '2,5', 2.5],
  ['percent', '٢،٥', 2.5],
  ['percent', '2٫5', 2.5],
  ['percent', '7.25', 7.25],
  ['percent', '7.250', 7.25],
  ['percent', '0,125', 0.125],
  ['percent', '12,', 12],
  ['percent', '12.', 12],
  ['percent', '.5', 0.5],
  ['percent', ',5', 0.5],
  ['percent', '٫٥', 0.5],
  ['money', '12.50', 12.5],
  ['money', '12,50', 12.5],
  ['money', '2500,00', 2500],
  ['money', '2500.000', 2500],
  ['money', '1,250.50', 1250.5],
  ['money', '1.250,50', 1250.5],
  ['money', '1,250.000', 1250],
  ['money', '1 250,5', 1250.5],
  ['money', "1'250.50", 1250.5],
  ['money', '١٬٢٥٠٫٥', 1250.5],
  ['decimal', '1.250', 1.25],
  ['decimal', '3.7512', 3.7512],
  ['decimal', '3,7512', 3.7512],
  ['decimal', '1250,125', 1250.125],
  ['decimal', '0.30000000000000004', 0.30000000000000004],
  // Signs.
  ['money', '-1,200', -1200],
  ['money', '− 90', -90],
  ['money', '–90', -90],
  ['money', '+90', 90],
  ['money', '1,200-', -1200],
  ['money', '(1,200)', -1200],
  ['money', '(1.200.000)', -1_200_000],
  ['money', '($1,200)', -1200],
  ['money', '$(1,200)', -1200],
  ['money', '\u200E−550,000', -550_000],
  ['money', '-0', 0],
  ['money', '(0)', 0],
  // Signs and words around the number.
  ['money', '$2,500', 2500],
  ['money', '2,500 $', 2500],
  ['money', 'US$ 2,500', 2500],
  ['money', '2,500 USD', 2500],
  ['money', '2500 دولار', 2500],
  ['money', '26,795 دولاراً', 26_795],
  ['money', '٥٬٠٠٠ ريال سعودي', 5000],
  ['money', '5000ر.س', 5000],
  ['money', '300 د.إ.', 300],
  ['money', '﷼ 300', 300],
  ['money', '€300', 300],
  ['percent', '12%', 12],
  ['percent', '%12', 12],
  ['percent', '١٢٪', 12],
  ['percent', '-5 %', -5],
  ['percent', '12 في المئة', 12],
  ['percent', '12 بالمائة', 12],
  ['money', '\u20661,250\u2069', 1250],
  ['money', '\u202A1250\u202C', 1250],
  ['money', '\uFEFF1250\u200B', 1250],
  ['money', '  1250\t', 1250],
  // Words.
  ['money', '1.5 مليون', 1_500_000],
  ['money', '1,5 مليون', 1_500_000],
  ['money', '١٫٥ مليون دولار', 1_500_000],
  ['money', '1.1 مليون', 1_100_000],
  ['money', '500 ألف', 500_000],
  ['money', '500ألف', 500_000],
  ['money', 'ألف', 1000],
  ['money', 'مليار', 1_000_000_000],
  ['money', '2 مليون و500 ألف', 2_500_000],
  ['money', '2 مليون و 500 ألف', 2_500_000],
  ['money', 'مليون ونصف', 1_500_000],
  ['money', 'مليونان ونصف', 2_500_000],
  ['money', 'نصف مليون', 500_000],
  ['money', 'ثلاثة ملايين', 3_000_000],
  ['money', 'خمسة آلاف ريال', 5000],
  ['money', 'مئة ألف', 100_000],
  ['money', 'ثلاث مئة ألف', 300_000],
  ['money', 'ألفان', 2000],
  ['money', 'مئتان ألف', 200_000],
  ['money', '3 مليارات دينار', 3_000_000_000],
  ['money', 'ألفاً', 1000],
  ['money', 'ثمانية آلاف درهم', 8000],
  ['money', '-2 مليون', -2_000_000],
  ['money', '(2 مليون)', -2_000_000],
  ['money', '3 آلاف و250', 3250],
  ['money', '1.2 billion', 1_200_000_000],
  ['count', 'صفر', 0],
];

const doubtful: readonly (readonly [NumberKind, string, number, number])[] = [
  ['money', '1.250', 1250, 1.25],
  ['count', '٢.٠٢٦', 2026, 2.026],
  ['money', '-1.250', -1250, -1.25],
  ['money', '2500,000', 2500, 2_500_000],
  ['percent', '1,250', 1.25, 1250],
  ['percent', '١،٢٥٠', 1.25, 1250],
  ['decimal', '1,250', 1250, 1.25],
  ['money', '1,250 ألف', 1_250_000, 1250],
];

const refused: readonly (readonly [NumberKind, string, NumberProblem])[] = [
  ['money', 'abc', 'text'],
  ['money', 'كثير', 'text'],
  ['money', '12 تفاحة', 'text'],
  ['money', '-', 'text'],
  ['money', '%', 'text'],
  ['money', '--5', 'text'],
  ['money', '-(5)', 'text'],
  ['money', '(5', 'text'],
  ['money', '½', 'text'],
  ['money', '10²', 'text'],
  ['money', '0x10', 'several'],
  ['money', 'Infinity', 'text'],
  ['money', 'NaN', 'text'],
  ['money', 'ألف مليون', 'text'],
  ['money', 'و', 'text'],
  ['money', 'ثلاثين', 'text'],
  ['money', 'عشرون ألف', 'text'],
  ['money', 'مئتين وخمسين', 'text'],
  ['money', '1e3', 'exponent'],
  ['money', '1.2E+06', 'exponent'],
  ['money', '5×10^3', 'exponent'],
  ['money', '1.2.3', 'separators'],
  ['money', '1,25,000', 'separators'],
  ['money', '1,2500', 'separators'],
  ['money', '1,250.000.000', 'separators'],
  ['money', '1,,250', 'separators'],
  ['money', '5 6', 'several'],
  ['money', '1, 250', 'several'],
  ['money', '5-10', 'several'],
  ['count', '2026-05-01', 'several'],
  ['money', '5 من 10', 'several'],
  ['money', '12%', 'percent'],
  ['percent', '$12', 'currency'],
  ['count', '5 دولار', 'currency'],
  ['money', '12345678901234567890', 'long'],
];

describe('readNumber', () => {
  it.each(values)('reads a %s: %s', (kind, text, value) => {
    const reading = readNumber(text, kind);
    expect(reading).toMatchObject({ kind: 'value', value });
    expect(Object.is('value' in reading ? reading.value : undefined, -0)).toBe(false);
  });

  it.each(doubtful)('names both numbers that a %s may be: %s', (kind, text, value, other) =>
    expect(readNumber(text, kind)).toEqual(ambiguous(value, other)),
  );

  it.each(refused)('refuses a %s: %s', (kind, text, reason) =>
    expect(readNumber(text, kind)).toEqual({ kind: 'unreadable', reason }),
  );

  it.each(['', ' ', '\u00A0', '\u200F'])('has nothing to read in %j', (text) =>
    expect(readNumber(text, 'money')).toEqual({ kind: 'empty' }),
  );

  it.each(['-', '–', ' -   ', '$ -', '--'])('reads %s as zero in a spreadsheet of accounts only', (text) => {
    expect(readNumber(text, 'money', { isAccounting: true })).toMatchObject({ kind: 'value', value: 0 });
    expect(readNumber(text, 'money')).toEqual({ kind: 'unreadable', reason: 'text' });
  });

  it.each([
    ['5000 ريال', 'USD', undefined],
    ['5000 ريال', 'SAR', 5000],
    ['5000 ريال', 'QAR', 5000],
    ['5000 ريال قطري', 'SAR', undefined],
    ['$5000', 'USD', 5000],
    ['€5000', 'USD', undefined],
    ['5000', 'USD', 5000],
  ] as const)('takes %s for a field in %s by its currency', (text, currency, value) =>
    expect(readNumber(text, 'money', { currency })).toMatchObject(
      value === undefined ? { kind: 'unreadable', reason: 'currency' } : { kind: 'value', value },
    ),
  );

  it('shows what it understood when the text is written in another way than the site writes numbers', () => {
    const restated = (text: string, kind: NumberKind) => readNumber(text, kind);
    expect(restated('2,5', 'percent')).toMatchObject({ isRestated: true });
    expect(restated('1.5 مليون', 'money')).toMatchObject({ isRestated: true });
    expect(restated('1.250.000', 'money')).toMatchObject({ isRestated: true });
    expect(restated('1,250,000', 'money')).toMatchObject({ isRestated: false });
    expect(restated('١٢٫٥', 'percent')).toMatchObject({ isRestated: false });
  });
});

/** Park and Miller's generator, so that a failure can be repeated. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const random = randomNumbers(49);
const sign = () => (random() < 0.5 ? -1 : 1);
const numbers = Array.from({ length: 500 }, () => sign() * Math.round(random() * 10 ** (random() * 12)));
const hundredths = Array.from({ length: 500 }, () => sign() * (Math.round(random() * 10 ** (random() * 8)) / 100));
/** Numbers of the same digits in another script. */
const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const valueOf = (text: string, kind: NumberKind): number | undefined => {
  const reading = readNumber(text, kind);
  return 'value' in reading ? reading.value : undefined;
};

describe('what the site writes is read as the same number', () => {
  test.each([
    ['formatNumber', formatNumber],
    ['formatUsd', formatUsd],
    ['formatMoney', (value: number) => formatMoney(value, 'QAR')],
    ['formatNumber in Arabic-Indic digits', (value: number) => inDigits(0x660)(formatNumber(value))],
    ['Intl in Arabic', (value: number) => value.toLocaleString('ar-EG')],
    ['Intl in Persian', (value: number) => value.toLocaleString('fa')],
    ['Intl in Swiss German', (value: number) => value.toLocaleString('de-CH')],
    ['Intl in French', (value: number) => value.toLocaleString('fr-FR')],
    ['exports', String],
  ])('whole amounts by %s', (_name, format) => {
    for (const value of numbers) {
      const text = format(value);
      expect(valueOf(text, 'money'), text).toBe(value === 0 ? 0 : value);
    }
  });

  test.each([
    ['formatTyped', formatTyped],
    ['formatIndex', formatIndex],
    ['exports', String],
    ['Intl in Arabic', (value: number) => value.toLocaleString('ar-EG')],
  ])('numbers with two decimal places by %s', (_name, format) => {
    for (const value of hundredths)
      expect(valueOf(format(value), 'decimal'), format(value)).toBe(value === 0 ? 0 : value);
  });

  test('numbers with one decimal place by formatDecimal', () => {
    for (const value of hundredths.map((one) => Math.round(one * 10) / 10))
      expect(valueOf(formatDecimal(value), 'decimal'), formatDecimal(value)).toBe(value === 0 ? 0 : value);
  });

  test('percentages below a thousand with their sign', () => {
    for (const value of hundredths.filter((one) => Math.abs(one) < 1000))
      expect(readNumber(`${formatTyped(value)}%`, 'percent')).toMatchObject({
        kind: 'value',
        value: value === 0 ? 0 : value,
      });
  });
});

test('reads the digits of every script by their place in its ten', () => {
  const starts = Array.from({ length: 0x1_ffff }, (_, code) => code).filter(
    (code) =>
      /^\p{Nd}$/u.test(String.fromCodePoint(code)) && readNumber(String.fromCodePoint(code), 'count').kind === 'value',
  );
  expect(starts.length % 10).toBe(0);
  expect(starts.length).toBeGreaterThan(600);
  for (const [index, code] of starts.entries()) expect(valueOf(String.fromCodePoint(code), 'count')).toBe(index % 10);
});
