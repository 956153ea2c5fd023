import { describe, expect, it } from 'vitest';
import { amountOf, pastedCells, readAmount } from './flow-values.ts';

describe('readAmount', () => {
  it.each([
    ['٢٥٠٬٠٠٠', 250_000],
    ['-550,000', -550_000],
    ['(1,200)', -1200],
    ['\u2212 90', -90],
    ['12.6', 13],
    ['1.5 مليون دولار', 1_500_000],
    ['-', 0],
    [' $ -   ', 0],
  ])('reads %s', (text, amount) => expect(amountOf(readAmount(text))).toBe(amount));

  it('shows that it rounds', () => expect(readAmount('12.6')).toMatchObject({ isRestated: true }));

  it.each(['أكثر', '1e3', '12-3', '5000 ريال'])('refuses %s', (text) =>
    expect(readAmount(text)).toMatchObject({ kind: 'unreadable' }),
  );
});

const amounts = (text: string) => pastedCells(text)?.map(({ reading }) => amountOf(reading));

describe('pastedCells', () => {
  it('reads a column and a row of a spreadsheet', () => {
    expect(amounts('-550,000\r\n92,000\r\n137,000\r\n')).toEqual([-550_000, 92_000, 137_000]);
    expect(amounts('1\t2\t3')).toEqual([1, 2, 3]);
    expect(amounts('-550.000,00\n92.000,50\n(1.200.000)')).toEqual([-550_000, 92_001, -1_200_000]);
  });

  it('keeps empty cells at their places', () => {
    expect(amounts('1\n\n3\n')).toEqual([1, Number.NaN, 3]);
    expect(amounts('\n2')).toEqual([Number.NaN, 2]);
    expect(amounts('1\t\t3')).toEqual([1, Number.NaN, 3]);
    expect(pastedCells('1\n \n3')?.[1]?.reading).toEqual({ kind: 'empty' });
  });

  it('keeps the text of a cell that is no number', () =>
    expect(pastedCells('1\nabc')?.[1]).toEqual({ text: 'abc', reading: { kind: 'unreadable', reason: 'text' } }));

  it('takes the only column with anything in it, and no block of several', () => {
    expect(amounts('\t1\n\t2\n')).toEqual([1, 2]);
    expect(pastedCells('2026\t1\n2027\t2')).toBeUndefined();
  });
});
