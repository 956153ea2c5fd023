import {
  calculationInput,
  MAX_YEARS,
  type CalculationInput,
  type Study,
  type StudyOperations,
} from 'shared-lib/contracts';

/** Changes of the assumptions of a study as fractions: -0.1 is a tenth less. */
export interface StudyChanges {
  price: number;
  /** Of the units that are sold. */
  occupancy: number;
  /** Of the variable and the fixed costs. */
  cost: number;
}

const valueIn = (series: readonly number[], index: number): number => series[Math.min(index, series.length - 1)] ?? 0;

/**
 * The cash flows of a study under other assumptions. Without a change they are the published ones, which may also contain renewals
 * and the value at the end.
 */
export const changedStudyFlows = (
  { cash_flows, operations }: { cash_flows: readonly number[]; operations: StudyOperations },
  { price, occupancy, cost }: StudyChanges,
): number[] =>
  cash_flows.map((flow, year) => {
    if (year === 0) return flow;
    const units = valueIn(operations.units, year - 1);
    const fixed = valueIn(operations.fixed_costs, year - 1);
    const { price: published, unit_cost } = operations;
    const margin = published * (1 + price) - unit_cost * (1 + cost);
    // Only what the change adds, so that no rounding error is left without a change.
    return flow + units * ((1 + occupancy) * margin - (published - unit_cost)) - fixed * cost;
  });

type StudyFigures = Pick<Study, 'title_ar' | 'working_capital' | 'discount_rate' | 'cash_flows'>;

/** A calculation with the cash flows of a published study. Its figures equal those of the study. */
export const calculationOfStudy = ({
  title_ar,
  working_capital,
  discount_rate,
  cash_flows,
}: StudyFigures): CalculationInput => {
  const [first = 0, ...net_flows] = cash_flows;
  const capital = Math.max(0, -first);
  const working = Math.min(working_capital, capital);
  return {
    ...calculationInput.parse({}),
    title: title_ar.slice(0, 120),
    years: Math.max(1, Math.min(MAX_YEARS, net_flows.length)),
    fixed_capital: capital - working,
    working_capital: working,
    discount_rate,
    net_flows,
  };
};
