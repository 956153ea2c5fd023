import { equityDiscount, type DetailedCalculation } from 'shared-lib/calculation';
import { indexText, percentText, typedPercentText } from 'shared-lib/charts';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { moneyOf, rateText, type DetailView } from './detail-text.ts';

const { figures: copy, explain } = calculatorDetail;
const { facts } = explain;

/** A figure of the detail, and what explains it. */
export interface ExplainedFigure {
  label: string;
  value: string;
  note: string;
  formula: string;
  /** The numbers that it was computed from. */
  inputs: readonly string[];
  source: string;
  /** The figure of any calculation, to find what changes it most; `null` where it does not exist. */
  figure: (result: DetailedCalculation) => number | null;
  text: (value: number) => string;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const onlyRate = (rate: DetailedCalculation['rate']): number | null => (rate.kind === 'one' ? rate.rate : null);

/** The flow of the beginning, and the sum of those after it. */
const flowFacts = (view: DetailView, flows: readonly number[]): string[] => {
  const [first = 0, ...later] = flows;
  return [facts.first(moneyOf(view, first)), facts.total(moneyOf(view, sum(later)))];
};

const projectFigures = (view: DetailView): ExplainedFigure[] => {
  const { input, result } = view;
  const flows = flowFacts(
    view,
    result.years.map(({ projectFlow }) => projectFlow),
  );
  return [
    {
      ...explain.npv,
      label: copy.npv,
      value: moneyOf(view, result.npv),
      note: copy.npvNote,
      inputs: [facts.discount(typedPercentText(input.discount_rate)), ...flows],
      figure: ({ npv }) => npv,
      text: (value) => moneyOf(view, value),
    },
    {
      ...explain.irr,
      label: copy.irr,
      value: rateText(result.rate),
      note: copy.irrNote,
      inputs: flows,
      figure: ({ rate }) => onlyRate(rate),
      text: percentText,
    },
  ];
};

const ownerFigures = (view: DetailView): ExplainedFigure[] => {
  const { input, result } = view;
  const flows = flowFacts(
    view,
    result.years.map(({ equityFlow }) => equityFlow),
  );
  const loan = facts.loan(moneyOf(view, input.detail.loan_amount));
  return [
    {
      ...explain.equityNpv,
      label: copy.equityNpv,
      value: moneyOf(view, result.equityNpv),
      note: copy.equityNpvNote,
      inputs: [facts.equity(percentText(equityDiscount(input))), loan, ...flows],
      figure: ({ equityNpv }) => equityNpv,
      text: (value) => moneyOf(view, value),
    },
    {
      ...explain.equityIrr,
      label: copy.equityIrr,
      value: rateText(result.equityRate),
      note: copy.equityIrrNote,
      inputs: [loan, ...flows],
      figure: ({ equityRate }) => onlyRate(equityRate),
      text: percentText,
    },
  ];
};

const coverFigure = (view: DetailView): ExplainedFigure => {
  const { lowestCover, years } = view.result;
  const year = years[lowestCover?.year ?? 0];
  return {
    ...explain.cover,
    label: copy.cover,
    value: lowestCover ? copy.times(indexText(lowestCover.cover)) : copy.coverNone,
    note: lowestCover ? copy.coverIn(String(lowestCover.year)) : copy.coverNoneNote,
    inputs: lowestCover && year ? [facts.service(moneyOf(view, year.interest + year.principal))] : [],
    figure: (result) => result.lowestCover?.cover ?? null,
    text: indexText,
  };
};

const needFigure = (view: DetailView): ExplainedFigure => {
  const { month, amount } = view.result.peakNeed;
  return {
    ...explain.need,
    label: copy.need,
    value: moneyOf(view, amount),
    note: month > 0 ? copy.needIn(String(month)) : copy.needNow,
    inputs: [facts.loan(moneyOf(view, view.input.detail.loan_amount))],
    figure: ({ peakNeed }) => peakNeed.amount,
    text: (value) => moneyOf(view, value),
  };
};

/** The figures of a detailed calculation: those of the project, those of its owners, and those that a bank asks for. */
export const explainedFigures = (view: DetailView): ExplainedFigure[] => [
  ...projectFigures(view),
  ...ownerFigures(view),
  coverFigure(view),
  needFigure(view),
];
