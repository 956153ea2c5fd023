import type { WorkbookCase } from './workbook-case.ts';
import { workbookCopy as copy } from '../../copy/workbook.ts';
import {
  CODE_COLUMN,
  detailGroups,
  flowFields,
  listFields,
  projectFields,
  scenarioFields,
  type FieldKind,
  type ListName,
} from './input-fields.ts';
import { reference, type SheetCell, type WorkbookSheet } from './sheet.ts';

const PERCENT = 100;
const ZAKAT_RATE = '0.025*365/354';
const VALUE = 1;
/** They decide the number of rows, so that no formula follows them. */
const FIXED: ReadonlySet<string> = new Set(['years', 'construction_months']);

/** References to the inputs in formulas. */
export interface InputReferences {
  /** @throws {Error} for a name that the sheet does not have */
  of: (name: string) => string;
  /** A cell of a list. @param index of the row, from 0 */
  inList: (list: ListName, index: number, field: string) => string;
  /** Cells from the first to the last row of a list, in the column of a derived value. */
  range: (from: string, to: string) => string;
}

const code = (text: string): SheetCell => ({ text, role: 'code' });
/** A fraction of 1 without the rounding errors of a division. */
const fraction = (percent: number) => Number((percent / PERCENT).toFixed(6));

const valueCell = (value: unknown, kind: FieldKind | 'decimal'): SheetCell => {
  if (kind === 'text') return { text: String(value), role: 'input' };
  if (kind === 'method')
    return { text: value === 'principal' ? copy.methods.principal : copy.methods.annuity, role: 'input' };
  if (typeof value !== 'number') return { role: 'input' };
  return { number: kind === 'percent' ? fraction(value) : value, format: kind, role: 'input' };
};

/** Writes the rows, and remembers where each value is. */
const createRows = () => {
  const rows: (SheetCell | null)[][] = [
    [{ text: copy.sheets.inputs, role: 'title' }],
    [{ text: copy.inputsNote, role: 'note', span: 6 }],
    copy.inputHeads.map((text) => ({ text, role: 'head' })),
  ];
  const places = new Map<string, string>();
  const place = (name: string, column = VALUE) =>
    places.set(name, reference(copy.sheets.inputs, column, rows.length + 1));
  const group = (title: string, heads: readonly string[] = []) =>
    rows.push([{ text: title, role: 'sum' }, ...heads.map((text): SheetCell => ({ text, role: 'sum' }))]);
  const field = (name: string, label: string, cell: SheetCell) => {
    place(name);
    rows.push([{ text: label }, cell, null, null, null, null, code(name)]);
  };
  /** A value that follows from inputs, for other formulas. */
  const derived = (name: string, label: string, cell: SheetCell) => {
    place(name);
    rows.push([{ text: label }, cell]);
  };
  const listRow = (list: ListName, index: number, name: SheetCell, item: object, more: readonly SheetCell[] = []) => {
    const cells = listFields[list].map(([key, format], column) => {
      place(`${list}.${index}.${key}`, VALUE + column);
      return valueCell(Reflect.get(item, key), format);
    });
    for (const at of more.keys()) place(`${list}.${index}.derived${at}`, VALUE + cells.length + at);
    const filled = [name, ...cells, ...more];
    rows.push([...filled, ...Array.from({ length: CODE_COLUMN - filled.length }, () => null), code(list)]);
  };
  const of = (name: string): string => {
    const found = places.get(name);
    if (found === undefined) throw new Error(`The inputs have no «${name}».`);
    return found;
  };
  return { rows, group, field, derived, listRow, of };
};
type Rows = ReturnType<typeof createRows>;

const addFields = ({ field }: Rows, fields: Partial<Record<string, FieldKind>>, values: object) => {
  const labels: Readonly<Record<string, string>> = copy.fields;
  for (const [name, kind] of Object.entries(fields)) {
    const { role, ...cell } = valueCell(Reflect.get(values, name), kind ?? 'text');
    field(name, labels[name] ?? name, { ...cell, ...(role && !FIXED.has(name) && { role }) });
  }
};

const addLines = (rows: Rows, list: 'revenue' | 'cost', title: string, lines: readonly { name: string }[]) => {
  rows.group(title, copy.lineHeads);
  for (const [index, line] of lines.entries()) rows.listRow(list, index, { text: line.name, role: 'input' }, line);
};

const addProducts = (rows: Rows, { detail }: WorkbookCase) => {
  rows.group(copy.groups.products, copy.productHeads);
  for (const [index, product] of detail.products.entries())
    rows.listRow('product', index, { text: product.name, role: 'input' }, product);
};

const addSeason = (rows: Rows, { detail }: WorkbookCase) => {
  if (detail.season.length === 0) return;
  rows.group(copy.groups.season);
  for (const [month, weight] of detail.season.entries())
    rows.field(`season.${month + 1}`, copy.seasonMonth(month + 1), {
      number: weight,
      format: 'decimal',
      role: 'input',
    });
  rows.derived('season.total', copy.derived.season, {
    formula: `SUM(${rows.of('season.1')}:${rows.of(`season.${detail.season.length}`).split('!')[1]})`,
    format: 'decimal',
  });
};

/** The month of a purchase and its price then, from its year and its price today. */
const addReplacements = (rows: Rows, { detail }: WorkbookCase) => {
  rows.group(copy.groups.replacements, copy.replacementHeads);
  for (const [index, bought] of detail.replacements.entries()) {
    const row = rows.rows.length + 1;
    const [year, amount] = [reference(copy.sheets.inputs, 1, row), reference(copy.sheets.inputs, 2, row)];
    rows.listRow('replacement', index, { text: `${copy.unnamed.replacement} ${index + 1}` }, bought, [
      { formula: `${detail.construction_months}+(${year}-1)*12+1`, format: 'whole' },
      { formula: `${amount}*(1+${rows.of('inflation')})^(${year}-1)`, format: 'decimal' },
    ]);
  }
};

const addDerived = (rows: Rows, { detail }: WorkbookCase) => {
  const { of, derived } = rows;
  const rate = `${of('loan_rate')}*${of('loan_months')}/12`;
  derived('equity', copy.derived.equity, {
    formula: `IF(${of('equity_rate')}="",${of('discount_rate')},${of('equity_rate')})`,
    format: 'percent',
  });
  derived('payment', copy.derived.payment, {
    formula: `IF(${of('loan_method')}="${copy.methods.principal}",${of('loan_amount')}/${of('loan_instalments')},PMT(${rate},${of('loan_instalments')},-${of('loan_amount')}))`,
    format: 'decimal',
  });
  derived('parts', copy.derived.inflow, {
    formula: `${of('fixed_capital')}/${Math.max(1, detail.construction_months)}`,
    format: 'decimal',
  });
};

const addScenarios = (rows: Rows, { input }: WorkbookCase) => {
  const { cautious, hopeful } = input.scenarios;
  const values = [cautious.revenue, cautious.cost, hopeful.revenue, hopeful.cost];
  rows.group(copy.groups.scenarios);
  for (const [index, name] of scenarioFields.entries())
    rows.field(name, copy.fields[name], valueCell(values[index] ?? 0, 'percent'));
};

const addDetail = (rows: Rows, known: WorkbookCase) => {
  addFields(rows, detailGroups.start, known.detail);
  rows.group(copy.groups.cycle);
  addFields(rows, detailGroups.cycle, known.detail);
  rows.group(copy.groups.taxes);
  addFields(rows, detailGroups.taxes, known.detail);
  rows.derived('zakat_rate', copy.derived.zakat, { formula: ZAKAT_RATE, format: 'percent' });
  rows.group(copy.groups.loan);
  addFields(rows, detailGroups.loan, known.detail);
  addDerived(rows, known);
};

/** The inputs of a calculation, and where each is. */
export const inputsSheet = (known: WorkbookCase): { sheet: WorkbookSheet; inputs: InputReferences } => {
  const { input } = known;
  const rows = createRows();
  rows.group(copy.groups.project);
  if (input.net_flows.length > 0) {
    addFields(rows, Object.fromEntries(flowFields.map((name) => [name, projectFields[name]])), input);
    rows.group(copy.groups.flows);
    for (const [index, flow] of input.net_flows.entries())
      rows.field(`flow.${index + 1}`, copy.flowYear(index + 1), valueCell(flow, 'whole'));
  } else {
    addFields(rows, projectFields, input);
    addLines(rows, 'revenue', copy.groups.revenues, input.revenues);
    addLines(rows, 'cost', copy.groups.costs, input.costs);
    rows.group(copy.groups.start);
    addDetail(rows, known);
    addProducts(rows, known);
    addSeason(rows, known);
    addReplacements(rows, known);
  }
  addScenarios(rows, known);
  return {
    sheet: { name: copy.sheets.inputs, widths: [44, 20, 16, 16, 16, 16, 18], sticky: 3, rows: rows.rows },
    inputs: {
      of: rows.of,
      inList: (list, index, field) => rows.of(`${list}.${index}.${field}`),
      range: (from, to) => `${rows.of(from)}:${rows.of(to).split('!')[1] ?? ''}`,
    },
  };
};
