import { calculate, figuresOf, olderFiguresOf, scenariosOf, tornadoOf, type Calculation } from 'shared-lib/calculation';
import { FORMULA_VERSION, type CalculationInput } from 'shared-lib/contracts';
import { currencyUnits, paybackLoss } from 'shared-lib/copy';
import { cumulative, type PaybackLoss } from 'shared-lib/finance';
import { changedFacts, countOf, formatIndex, nounAfter, paybackLossText } from 'shared-lib/format';
import { calculationDocumentCopy as copy } from '../copy/documents.ts';
import { decimalNumber, plain, ticksOf, wholeNumber, moneyScale, type MoneyScale } from './figure-text.ts';
import { detailTables } from './detail-tables.ts';
import type { DocumentCompany } from './study-document.ts';

const PERCENT = 100;
/** Year labels that fit below the chart. */
const MAX_LABELS = 16;

/** Break-evens that divide the verdicts, in percent. */
const BREAK_EVEN_LIMITS = [90, 100];

const percent = (value: number, limits: readonly number[] = []): string => `${decimalNumber(value, limits)}%`;
const change = (value: number): string => (value > 0 ? `+${percent(value)}` : percent(value));
/** A figure in a sentence, whose percent sign stays on its side. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`;

const yearsText = (value: number | null): { value: string; unit: string } =>
  value === null
    ? { value: copy.never, unit: '' }
    : { value: decimalNumber(value), unit: nounAfter(Number(value.toFixed(2)), copy.years) };

/** A time in the genitive, after «بعد». */
const timeAfter = (value: number): string => {
  const whole = Number(value.toFixed(2));
  return Number.isInteger(whole) ? countOf(whole, copy.yearsAfter) : `${decimalNumber(value)} ${copy.yearsAfter.other}`;
};

const rateText = ({ rate, npv }: Calculation, discount: number): string => {
  // At a value of 0 the rate is the discount rate but for rounding errors.
  if (rate.kind === 'one') return percent(rate.rate * PERCENT, npv === 0 ? [] : [discount]);
  return rate.kind === 'none' ? copy.noRate : copy.severalRates;
};

const paybackOf = (label: { label: string; note: string }, time: number | null, loss: PaybackLoss | null) => ({
  ...label,
  ...yearsText(time),
  note: loss ? paybackLossText(loss) : label.note,
});

const indicators = (result: Calculation, { discount_rate }: CalculationInput, { amount, unitAfter }: MoneyScale) => {
  const { npv, irr, payback, discountedPayback, index, breakEven } = copy.figures;
  const { profitabilityIndex, breakEven: share } = result;
  return [
    { ...npv, value: amount(result.npv), unit: unitAfter(result.npv) },
    { ...irr, value: rateText(result, discount_rate), unit: '' },
    paybackOf(payback, result.payback, result.paybackLoss),
    paybackOf(discountedPayback, result.discountedPayback, result.discountedPaybackLoss),
    { ...index, value: profitabilityIndex === null ? copy.none : plain(formatIndex(profitabilityIndex)), unit: '' },
    { ...breakEven, value: share === null ? copy.none : percent(share * PERCENT, BREAK_EVEN_LIMITS), unit: '' },
  ];
};

/** Amounts of the form, each with its growth. */
const inputRows = (input: CalculationInput, { amount }: MoneyScale): string[][] => {
  const capital = [
    [copy.fixedCapital, amount(input.fixed_capital), ''],
    [copy.workingCapital, amount(input.working_capital), ''],
  ];
  if (input.net_flows.length > 0) return capital;
  return [
    ...capital,
    ...(input.residual_value > 0 ? [[copy.residualValue, amount(input.residual_value), '']] : []),
    ...input.revenues.map(({ name, amount: value, growth }) => [copy.revenue(name), amount(value), percent(growth)]),
    ...input.costs.map(({ name, amount: value, growth }) => [copy.cost(name), amount(value), percent(growth)]),
    [copy.tax, percent(input.tax_rate), ''],
    [copy.depreciation, wholeNumber(input.depreciation_years), ''],
  ];
};

const valueReading = (
  { npv }: Calculation,
  { discount_rate }: CalculationInput,
  { amount, unitAfter }: MoneyScale,
): string => {
  const { covers, exact, short } = copy.readings;
  const rate = isolated(percent(discount_rate));
  if (npv === 0) return exact(rate);
  return (npv < 0 ? short : covers)(rate, `${amount(Math.abs(npv))} ${unitAfter(npv)}`);
};

/** What the figures mean, in sentences. */
const readings = (input: CalculationInput, result: Calculation, scale: MoneyScale): string[] => {
  const { payback, neverPays, severalRates, breakEven } = copy.readings;
  if (result.verdict === 'unknown') return [];
  return [
    valueReading(result, input, scale),
    result.payback === null ? neverPays : payback(timeAfter(result.payback), paybackLossText(result.paybackLoss)),
    ...(result.rate.kind === 'several' ? [severalRates] : []),
    ...(result.breakEven === null ? [] : [breakEven(isolated(percent(result.breakEven * PERCENT, BREAK_EVEN_LIMITS)))]),
  ];
};

/** What the current formulas change in the figures that the reader knows; empty when nothing. */
const formulaNotes = (input: CalculationInput, version: number): string[] => {
  const figures = olderFiguresOf(input, version);
  const changes = figures ? changedFacts({ currency: input.currency, figures, current: figuresOf(input) }) : [];
  return changes.length > 0 ? [`${copy.older.shown} ${copy.older.what}`, ...changes.map(plain)] : [];
};

const flowRows = ({ flows, totals, presentValues }: Calculation, { amount }: MoneyScale): string[][] => {
  const discounted = cumulative(presentValues);
  return flows.map((flow, year) => [
    String(year),
    ...[flow, totals[year] ?? 0, presentValues[year] ?? 0, discounted[year] ?? 0].map(amount),
  ]);
};

const comparisons = (input: CalculationInput, { amount }: MoneyScale) => ({
  scenarios: scenariosOf(input).map(({ name, revenue, cost, result }) => {
    const { value, unit } = yearsText(result.payback);
    const time = `${value} ${unit}`.trim();
    return [
      copy.scenarioNames[name],
      change(revenue),
      change(cost),
      amount(result.npv),
      rateText(result, input.discount_rate),
      result.paybackLoss ? paybackLoss.forNow(time) : time,
    ];
  }),
  tornado: tornadoOf(input).map(({ factor, less, more }) => [copy.factors[factor], amount(less), amount(more)]),
});

/** Title and explanation of the verdict. A value of exactly 0 has no margin to speak of. */
const verdictOf = ({ verdict, npv }: Calculation) => {
  const [title, text] = verdict === 'thin' && npv === 0 ? copy.verdictAtZero : copy.verdicts[verdict];
  return { title, text };
};

/**
 * The formatted content of the PDF of a calculation. The template only lays it out.
 * @param version of the formulas that its reader knows it with (see `FORMULA_VERSION`)
 */
export const calculationDocument = (input: CalculationInput, company: DocumentCompany, version = FORMULA_VERSION) => {
  const result = calculate(input);
  const { flows, totals, presentValues } = result;
  const scale = moneyScale([...flows, ...totals, ...presentValues, result.capital], input.currency);
  return {
    copy,
    company,
    title: input.title || copy.untitled,
    facts: [
      { label: copy.capital, value: `${scale.amount(result.capital)} ${scale.unitAfter(result.capital)}` },
      { label: copy.period, value: countOf(flows.length - 1, copy.years) },
      { label: copy.discount, value: percent(input.discount_rate) },
      { label: copy.currency, value: currencyUnits[input.currency].name },
    ],
    verdict: verdictOf(result),
    formulaNotes: formulaNotes(input, version),
    indicators: indicators(result, input, scale),
    unitNote: copy.unit(scale.unit),
    inputs: inputRows(input, scale),
    inputNote: input.net_flows.length > 0 ? copy.givenFlows : '',
    chart: flows.map((flow, year) => ({ flow: scale.scaled(flow), total: scale.scaled(totals[year] ?? 0) })),
    labelStep: Math.ceil(flows.length / MAX_LABELS),
    ticks: ticksOf([...flows, ...totals].map(scale.scaled)).map((value) => ({ value, label: scale.label(value) })),
    rows: flowRows(result, scale),
    ...comparisons(input, scale),
    readings: readings(input, result, scale),
    detail: detailTables(input, scale),
  };
};
