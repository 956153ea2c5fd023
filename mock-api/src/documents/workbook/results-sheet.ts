import { calculate } from 'shared-lib/calculation';
import type { InternalRate } from 'shared-lib/finance';
import { workbookCopy as copy } from '../../copy/workbook.ts';
import type { Model } from './model-places.ts';
import type { SheetCell, WorkbookSheet } from './sheet.ts';

type Figure = keyof typeof copy.figures;
type Result = Required<Pick<SheetCell, 'formula' | 'known' | 'format'>>;

const knownRate = (rate: InternalRate): number | string => {
  if (rate.kind === 'none') return copy.noRate;
  return rate.kind === 'one' ? rate.rate : (rate.rates[0] ?? copy.noRate);
};

/** IRR needs a guess near the rate: the one that the model found. */
const rateOf = (range: string, rate: InternalRate, periods: 1 | 12): Result => {
  const known = knownRate(rate);
  const guess = typeof known === 'number' ? (1 + known) ** (1 / periods) - 1 : 0.1 / periods;
  const found = `IRR(${range},${guess.toFixed(4)})`;
  return {
    formula: `IFERROR(${periods === 1 ? found : `(1+${found})^12-1`},"${copy.noRate}")`,
    known,
    format: 'percent',
  };
};

const amount = (formula: string, known: number): Result => ({ formula, known, format: 'whole' });

const capital = ({ inputs, known: { input } }: Model): Result =>
  amount(`${inputs.of('fixed_capital')}+${inputs.of('working_capital')}`, input.fixed_capital + input.working_capital);

const detailed = ({ known, at }: Model, result: NonNullable<Model['known']['result']>) => {
  const isBuilt = known.detail.construction_months > 0;
  const cover = at.years.range('cover');
  const rate = (name: 'projectFlow' | 'equityFlow', dated: 'datedProject' | 'datedEquity', found: InternalRate) =>
    isBuilt ? rateOf(at.months.range(dated), found, 12) : rateOf(at.years.range(name), found, 1);
  return {
    npv: amount(`SUM(${at.months.range('projectValue')})`, result.npv),
    irr: rate('projectFlow', 'datedProject', result.rate),
    equityNpv: amount(`SUM(${at.months.range('equityValue')})`, result.equityNpv),
    equityIrr: rate('equityFlow', 'datedEquity', result.equityRate),
    cover: {
      formula: `IF(COUNT(${cover})=0,"${copy.noCover}",MIN(${cover}))`,
      known: result.lowestCover?.cover ?? copy.noCover,
      format: 'ratio',
    } satisfies Result,
    need: amount(`0-MIN(0,MIN(${at.months.range('total')}))`, result.peakNeed.amount),
  };
};

const figuresOf = (model: Model): Partial<Record<Figure, Result>> => {
  const { known, at } = model;
  if (known.result) return { ...detailed(model, known.result), capital: capital(model) };
  const { npv, rate } = calculate(known.input);
  return {
    npv: amount(`SUM(${at.flows.range('value')})`, npv),
    irr: rateOf(at.flows.range('flow'), rate, 1),
    capital: capital(model),
  };
};

/** The figures, how each is computed, and what the model leaves out. */
export const resultsSheet = (model: Model): WorkbookSheet => {
  const { input, result } = model.known;
  const figures = figuresOf(model);
  const isFigure = (name: string): name is Figure => name in figures;
  const rates = result ? [result.rate, result.equityRate] : [calculate(input).rate];
  const note = (text: string): (SheetCell | null)[] => [{ text, role: 'note', span: 3 }];
  const title = (text: string): (SheetCell | null)[] => [{ text, role: 'sum', span: 3 }];
  const list = (texts: readonly string[]) => texts.map((text) => [{ text, span: 3 }]);
  return {
    name: copy.sheets.results,
    widths: [40, 24, 96],
    sticky: 0,
    rows: [
      [{ text: input.title || copy.untitled, role: 'title', span: 3 }],
      note(copy.intro),
      copy.figureHeads.map((text) => ({ text, role: 'head' })),
      ...Object.keys(copy.figures)
        .filter(isFigure)
        .map((name) => {
          const [label, how] = copy.figures[name];
          return [{ text: label }, { ...figures[name], role: 'sum' as const }, { text: how }];
        }),
      ...(rates.some(({ kind }) => kind === 'several') ? list([copy.severalRates]) : []),
      [],
      ...(result ? [title(copy.simplifiedTitle), ...list(copy.simplified), []] : []),
      title(copy.sourcesTitle),
      ...list(copy.sources),
      [],
      ...list([copy.disclaimer]),
    ],
  };
};
