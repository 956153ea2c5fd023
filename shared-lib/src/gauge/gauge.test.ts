import { describe, expect, it } from 'vitest';
import { readFigure, readIdea, rateOf, readingOf, cubitsOf } from './index.ts';

describe('a figure', () => {
  it.each([
    ['capital', '500000', 500_000],
    ['capital', '٥٠٠٬٠٠٠', 500_000],
    ['capital', ' 1,000,000,000 ', 1_000_000_000],
    ['capital', '1.5 مليون', 1_500_000],
    ['profit', '0', 0],
    ['profit', '90000.4', 90_000],
    ['years', '50', 50],
  ] as const)('%s may be «%s»', (name, text, value) => {
    expect(readFigure(name, text)).toEqual({ kind: 'figure', value });
  });

  it.each([
    ['capital', ''],
    ['capital', '999'],
    ['capital', '-500000'],
    ['capital', '1000000001'],
    ['capital', 'NaN'],
    ['capital', 'Infinity'],
    ['capital', '1e9'],
    ['capital', '0x1000'],
    ['capital', '9'.repeat(5000)],
    ['capital', '<script>'],
    ['profit', '-1'],
    ['profit', '1.250'],
    ['profit', 'null'],
    ['years', '0'],
    ['years', '51'],
    ['years', '8.5'],
    ['years', 'ثمانون؟؟'],
  ] as const)('%s may not be «%s»', (name, text) => {
    expect(readFigure(name, text).kind).not.toBe('figure');
    expect(readIdea({ capital: '500000', profit: '90000', years: '8', [name]: text })).toBeUndefined();
  });
});

describe('the reading', () => {
  it.each([
    [{ capital: 500_000, profit: 0, years: 8 }, 'جوع'],
    [{ capital: 500_000, profit: 60_000, years: 8 }, 'جوع'],
    [{ capital: 500_000, profit: 90_000, years: 8 }, 'ضيق'],
    [{ capital: 500_000, profit: 105_000, years: 8 }, 'سرور'],
    [{ capital: 500_000, profit: 130_000, years: 8 }, 'أمان'],
    [{ capital: 1000, profit: 1_000_000_000, years: 50 }, 'وفرة'],
  ])('of %o is %s', (idea, name) => {
    expect(readingOf(rateOf(idea)).name).toBe(name);
  });

  it('is a level for every rate and every cost of capital', () => {
    for (const cost of [0, 0.12, 1])
      for (const rate of [-1, -0.5, 0, 0.12, 3, 1e6]) expect(Number.isFinite(cubitsOf(rate, cost))).toBe(true);
  });
});
