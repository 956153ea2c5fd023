import { articleChartOf, type ArticleChartKind } from 'shared-lib/contracts';
import { readNumber } from 'shared-lib/numbers';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** A chart in an article: the texts of its table. */
export interface ChartTable {
  kind: ArticleChartKind;
  caption: string;
  /** Heading of the first column: what the axis or the bars are. */
  axis: string;
  /** Headings of the other columns. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[]; values: readonly number[] }[];
}

const MAX_LINES = 3;

export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** All elements of some names below an element, in the order of the text. */
export const elementsIn = (parent: HtmlElement, names: readonly string[]): HtmlElement[] =>
  parent.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return names.includes(child.name) ? [child] : elementsIn(child, names);
  });

/** «1,250», «12%», «−3» and «(3,600)», which is negative in the books. NaN for a text that is no number. */
const numberOf = (text: string): number => {
  const reading = readNumber(text, /[%\u066A]/.test(text) ? 'percent' : 'decimal', { isAccounting: true });
  return 'value' in reading ? reading.value : Number.NaN;
};

/** Whether the chart can be shown: one column of numbers, for lines up to three. */
const fits = ({ kind, columns, rows }: ChartTable): boolean =>
  columns.length > 0 &&
  columns.length <= (kind === 'lines' ? MAX_LINES : 1) &&
  rows.length > 1 &&
  rows.every(({ values }) => values.length === columns.length && values.every(Number.isFinite));

/** The chart of a `<figure data-chart>`, or undefined when it has no table of figures. */
export const chartTableOf = (figure: HtmlElement): ChartTable | undefined => {
  const kind = articleChartOf(figure.attributes['data-chart']);
  if (!kind) return undefined;
  const [head = [], ...body] = elementsIn(figure, ['tr']).map((row) =>
    elementsIn(row, ['th', 'td']).map((cell) => textOf(cell).trim()),
  );
  const [axis = '', ...columns] = head;
  const chart: ChartTable = {
    kind,
    caption: elementsIn(figure, ['figcaption']).map(textOf).join(' ').trim(),
    axis,
    columns,
    rows: body.map(([name = '', ...figures]) => ({ name, figures, values: figures.map(numberOf) })),
  };
  return fits(chart) ? chart : undefined;
};
