import { calculateDetailed, isDetailed } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { calculationSheets, writeCalculationWorkbook } from './calculation-workbook.ts';
import { evaluateWorkbook } from './formula-values.ts';
import { columnName, type WorkbookSheet } from './sheet.ts';
import { bankFile, workbookCases } from './workbook-cases.fixture.ts';

const near = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
    : one === other;

/** One of each form: a file takes a second to write. */
const written = ['a quick calculation', 'given flows', 'a detail of every kind'];

/** The cells whose formula gives something else than the model. */
const differences = (sheets: readonly WorkbookSheet[]): string[] => {
  const { valueAt } = evaluateWorkbook(sheets);
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        if (cell?.formula === undefined) return [];
        const address = `${name}!${columnName(column)}${at + 1}`;
        const found = valueAt(address);
        const wanted = cell.known ?? found;
        return near(found, wanted) ? [] : [`${address}: ${String(found)} ≠ ${String(wanted)}`];
      }),
    ),
  );
};

describe('the formulas of a workbook', () => {
  test.each(workbookCases)('give what the model computes: $name', ({ input }) => {
    expect(differences(calculationSheets(input))).toEqual([]);
  });

  test.each(workbookCases.filter(({ name }) => written.includes(name)))(
    'stand beside their values in the written file: $name',
    async ({ input }) => {
      const sheets = calculationSheets(input);
      const { valueAt } = evaluateWorkbook(sheets);
      const found = await readXlsxFile(await writeCalculationWorkbook(input));
      const formulas = sheets.flatMap(({ name, rows }) => {
        const data = found.find(({ sheet }) => sheet === name)?.data ?? [];
        return rows.flatMap((row, at) =>
          row.flatMap((cell, column) => {
            if (cell?.formula === undefined) return [];
            const address = `${name}!${columnName(column)}${at + 1}`;
            return [{ address, shown: data[at]?.[column] ?? '', wanted: cell.known ?? valueAt(address) }];
          }),
        );
      });
      expect(formulas.length).toBeGreaterThan(5);
      expect(formulas.filter(({ shown, wanted }) => !near(shown, wanted))).toEqual([]);
    },
  );

  test('follow an input that somebody changes in the sheet', () => {
    const sheets = calculationSheets(bankFile);
    const changed = sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) =>
        row.at(-1)?.text === 'loan_rate'
          ? row.map((cell) => (cell?.number === undefined ? cell : { ...cell, number: 0.11 }))
          : row,
      ),
    }));
    const { valueAt } = evaluateWorkbook(changed);
    const input = { ...bankFile, detail: { ...bankFile.detail, loan_rate: 11 } };
    const result = calculateDetailed(input);
    expect(valueAt('النتائج!B6')).toBeCloseTo(result.equityNpv, 4);
    expect(valueAt('النتائج!B4')).toBeCloseTo(calculateDetailed(bankFile).npv, 4);
  });

  test('write no text of a person as a formula', () => {
    const input = calculationInput.parse({
      title: '=77+88',
      fixed_capital: 10,
      revenues: [{ name: '=66+99', amount: 5 }],
    });
    expect(isDetailed(input)).toBe(false);
    const cells = calculationSheets(input).flatMap(({ rows }) => rows.flat());
    expect(cells.filter((cell) => cell?.text === '=77+88' || cell?.text === '=66+99')).toHaveLength(3);
    expect(cells.some((cell) => cell?.formula?.includes('77+88'))).toBe(false);
  });
});
