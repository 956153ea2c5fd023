import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { parentPort } from 'node:worker_threads';
import writeXlsxFile, { type Cell, type Feature, type Sheet } from 'write-excel-file/node';
import { withFormulaValues } from './formula-values.ts';
import {
  columnName,
  type CellFormat,
  type CellRole,
  type SheetCell,
  type SheetsToWrite,
  type WorkbookSheet,
} from './sheet.ts';

type FileContent = Stream | Buffer | Blob;

const formats: Record<CellFormat, string> = {
  whole: '#,##0;[Red]-#,##0',
  decimal: '#,##0.00;[Red]-#,##0.00',
  percent: '0.00%',
  ratio: '0.00',
};

/** Inputs are blue on a light ground, as in the models that banks know. */
const looks: Record<CellRole, object> = {
  title: { fontWeight: 'bold', fontSize: 16, textColor: '#0B3B3C' },
  note: { textColor: '#4C5A5A', wrap: true, alignVertical: 'top', height: 50 },
  head: { fontWeight: 'bold', backgroundColor: '#EFE9DC', wrap: true, alignVertical: 'center', height: 34 },
  input: { textColor: '#1F4E9E', backgroundColor: '#FFF9E5', borderColor: '#D9CFB4', borderStyle: 'thin' },
  sum: { fontWeight: 'bold', backgroundColor: '#F6F2E8' },
  code: { textColor: '#9AA3A3', fontSize: 8 },
};

const cellOf = (cell: SheetCell | null): Cell => {
  if (!cell) return null;
  const { text, number, formula, format, role, span } = cell;
  const look = { ...(role && looks[role]), ...(span && { columnSpan: span }) };
  // Digits of a right-to-left sheet begin at its right side, like its texts.
  if (text !== undefined) return { value: text, type: String, align: 'right', ...look };
  const shown = { ...look, format: formats[format ?? 'whole'] };
  if (formula !== undefined) return { value: formula, type: 'Formula', ...shown };
  return number === undefined ? { value: '', type: String, ...look } : { value: number, type: Number, ...shown };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A4 across, as wide as the columns of a sheet. */
const onPaper = (sheet: string): string =>
  sheet
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(
      '</worksheet>',
      '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>',
    );

/** Writes what formulas give beside them, and makes programs compute them again when they open the file. */
const knownValues = (sheets: readonly WorkbookSheet[]): Feature<FileContent> => {
  const known = sheets.map(
    ({ rows }) =>
      new Map(rows.flatMap((row, at) => row.map((cell, column) => [`${columnName(column)}${at + 1}`, cell?.known]))),
  );
  return {
    files: {
      transform: {
        // Without it, programs set an Arabic sentence with its full stop on the wrong side.
        'xl/styles.xml': { transform: (content) => content.replaceAll('<alignment ', '<alignment readingOrder="2" ') },
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes) =>
            tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: '1' } : attributes,
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _options, { sheetIndex }) =>
            onPaper(content).replaceAll(
              /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g,
              (whole, address, rest, formula) => {
                const value = known[sheetIndex]?.get(String(address));
                if (value === undefined) return whole;
                const type = typeof value === 'string' ? ' t="str"' : '';
                return `<c r="${address}"${rest}${type}>${formula}<v>${escaped(String(value))}</v></c>`;
              },
            ),
        },
      },
    },
  };
};

const write = async (sheets: readonly WorkbookSheet[]): Promise<void> => {
  const data = sheets.map(({ name, widths, sticky, rows }): Sheet<FileContent> => ({
    sheet: name,
    rightToLeft: true,
    showGridLines: false,
    stickyRowsCount: sticky,
    columns: widths.map((width) => ({ width })),
    data: rows.map((row) => row.map(cellOf)),
  }));
  const file = await writeXlsxFile(data, {
    fontFamily: 'Arial',
    fontSize: 11,
    features: [knownValues(sheets)],
  }).toBuffer();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort?.postMessage(file);
};

// Writing a workbook computes for seconds without a pause, so that it runs beside the thread that answers requests.
parentPort?.once(
  'message',
  ({ sheets, hasValues }: SheetsToWrite) => void write(hasValues ? withFormulaValues(sheets) : sheets),
);
