import { describe, expect, it } from 'vitest';
import { parseAmount, parsePasted } from './flow-values.ts';

describe('parseAmount', () => {
  it.each([
    ['٢٥٠٬٠٠٠', 250_000],
    ['-550,000', -550_000],
    ['(1,200)', -1200],
    ['\u2212 90', -90],
    ['12.6', 13],
  ])('reads %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'أكثر', '1e3', '12-3'])('refuses %s', (text) => expect(parseAmount(text)).toBeNaN());
});

describe('parsePasted', () => {
  it('reads a column and a row of a spreadsheet', () => {
    expect(parsePasted('-550,000\r\n92,000\r\n137,000\r\n')).toEqual([-550_000, 92_000, 137_000]);
    expect(parsePasted('1\t2\t3')).toEqual([1, 2, 3]);
  });

  it('refuses text among the numbers', () => expect(parsePasted('السنة\t1\t2')).toBeUndefined());
});
