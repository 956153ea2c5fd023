import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { calculationSheets, writeSheets } from './calculation-workbook.ts';
import { withFormulaValues } from './formula-values.ts';
import { columnName, type WorkbookSheet } from './sheet.ts';
import { workbookCases } from './workbook-cases.fixture.ts';

const run = promisify(execFile);

/** Without what the model computed, so that every figure comes from LibreOffice. */
const bare = (sheets: readonly WorkbookSheet[]): WorkbookSheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => cell && (({ known: _known, ...rest }) => rest)(cell))),
  }));

const isNear = (found: unknown, known: number | string): boolean =>
  typeof known === 'string'
    ? (found ?? '') === known
    : typeof found === 'number' && Math.abs(found - known) <= 1e-6 * Math.max(1, Math.abs(known));

test('LibreOffice computes the figures of the model from the formulas of every case', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'workbooks-'));
  try {
    const names = workbookCases.map((_, index) => path.join(folder, `case-${index}.xlsx`));
    for (const [index, { input }] of workbookCases.entries())
      await writeFile(
        names[index] ?? '',
        await writeSheets({ sheets: bare(calculationSheets(input)), hasValues: false }),
      );
    const computed = path.join(folder, 'computed');
    await mkdir(computed);
    await run('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      computed,
      ...names,
    ]);
    let compared = 0;
    for (const [index, { name, input }] of workbookCases.entries()) {
      const found = await readXlsxFile(await readFile(path.join(computed, `case-${index}.xlsx`)));
      const wrong = withFormulaValues(calculationSheets(input)).flatMap((sheet) => {
        const data = found.find((one) => one.sheet === sheet.name)?.data ?? [];
        return sheet.rows.flatMap((row, at) =>
          row.flatMap((cell, column) => {
            if (cell?.known === undefined) return [];
            compared += 1;
            const value = data[at]?.[column];
            return isNear(value, cell.known)
              ? []
              : [`${sheet.name}!${columnName(column)}${at + 1}: ${String(value)} ≠ ${cell.known}`];
          }),
        );
      });
      expect(wrong, name).toEqual([]);
    }
    expect(compared).toBeGreaterThan(10_000);
    process.stdout.write(`LibreOffice agrees with the model in ${compared} cells of ${workbookCases.length} cases.\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
