import { calculate, scenariosOf, tornadoOf, type Calculation } from 'shared-lib/calculation';
import type { CalculationInput } from 'shared-lib/contracts';
import { currencyUnits } from 'shared-lib/copy';
import { cumulative } from 'shared-lib/finance';
import { countOf, formatIndex, nounAfter } from 'shared-lib/format';
import { calculationDocumentCopy as copy } from '../copy/calculation-document.ts';
import { decimalNumber, plain, ticksOf, wholeNumber } from './figure-text.ts';
import { moneyScale, type MoneyScale } from './money-scale.ts';
import type { DocumentCompany } from './study-document.ts';

const PERCENT = 100;
/** Year labels that fit below the chart. */
const MAX_LABELS = 16;

const percent = (value: number): string => `${decimalNumber(value)}%`;
const change = (value: number): string => (value > 0 ? `+${percent(value)}` : percent(value));
/** A figure in a sentence, whose percent sign stays on its side. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`;

const yearsText = (value: number | null): { value: string; unit: string } =>
  value === null
    ? { value: copy.never, unit: '' }
    : { value: decimalNumber(value), unit: nounAfter(Number(value.toFixed(2)), copy.years) };

const rateText = ({ rate }: Calculation): string => {
  if (rate.kind === 'one') return percent(rate.rate * PERCENT);
  return rate.kind === 'none' ? copy.noRate : copy.severalRates;
};

const indicators = (result: Calculation, { amount, unitAfter }: MoneyScale) => {
  const { npv, irr, payback, discountedPayback, index, breakEven } = copy.figures;
  const { profitabilityIndex, breakEven: share } = result;
  return [
    { ...npv, value: amount(result.npv), unit: unitAfter(result.npv) },
    { ...irr, value: rateText(result), unit: '' },
    { ...payback, ...yearsText(result.payback) },
    { ...discountedPayback, ...yearsText(result.discountedPayback) },
    { ...index, value: profitabilityIndex === null ? copy.none : plain(formatIndex(profitabilityIndex)), unit: '' },
    { ...breakEven, value: share === null ? copy.none : percent(share * PERCENT), unit: '' },
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

/** What the figures mean, in sentences. */
const readings = (
  { discount_rate }: CalculationInput,
  result: Calculation,
  { amount, unitAfter }: MoneyScale,
): string[] => {
  const { covers, short, payback, neverPays, severalRates, breakEven } = copy.readings;
  if (result.verdict === 'unknown') return [];
  const value = `${amount(Math.abs(result.npv))} ${unitAfter(result.npv)}`;
  const back = yearsText(result.payback);
  return [
    (result.npv < 0 ? short : covers)(isolated(percent(discount_rate)), value),
    result.payback === null ? neverPays : payback(`${back.value} ${back.unit}`),
    ...(result.rate.kind === 'several' ? [severalRates] : []),
    ...(result.breakEven === null ? [] : [breakEven(isolated(percent(result.breakEven * PERCENT)))]),
  ];
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
    return [
      copy.scenarioNames[name],
      change(revenue),
      change(cost),
      amount(result.npv),
      rateText(result),
      `${value} ${unit}`.trim(),
    ];
  }),
  tornado: tornadoOf(input).map(({ factor, less, more }) => [copy.factors[factor], amount(less), amount(more)]),
});

/** The formatted content of the PDF of a calculation. The template only lays it out. */
export const calculationDocument = (input: CalculationInput, company: DocumentCompany) => {
  const result = calculate(input);
  const { flows, totals, presentValues, verdict } = result;
  const scale = moneyScale([...flows, ...totals, ...presentValues, result.capital], input.currency);
  const [title, text] = copy.verdicts[verdict];
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
    verdict: { title, text },
    indicators: indicators(result, scale),
    unitNote: copy.unit(scale.unit),
    inputs: inputRows(input, scale),
    inputNote: input.net_flows.length > 0 ? copy.givenFlows : '',
    chart: flows.map((flow, year) => ({ flow: scale.scaled(flow), total: scale.scaled(totals[year] ?? 0) })),
    labelStep: Math.ceil(flows.length / MAX_LABELS),
    ticks: ticksOf([...flows, ...totals].map(scale.scaled)).map((value) => ({ value, label: scale.label(value) })),
    rows: flowRows(result, scale),
    ...comparisons(input, scale),
    readings: readings(input, result, scale),
  };
};
