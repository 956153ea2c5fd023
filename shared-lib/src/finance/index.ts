/** Figures of an investment. One computation for the API, forms, charts and the calculator; no dependencies. */
export { breakEvenRevenue, breakEvenUnits, sensitivityGrid, type SensitivityGrid } from './sensitivity.ts';
export { cumulative, projectYears, toCashFlows, type Line, type Project } from './cash-flows.ts';
export {
  datedFlows,
  datedRate,
  datedValue,
  detailedMonths,
  detailedYears,
  type DatedFlows,
  type DetailedMonth,
  type DetailedYear,
} from './detailed.ts';
export type { DetailedProject } from './detailed-months.ts';
export { internalRate, irr, type InternalRate } from './irr.ts';
export { discountedFlows, npv, profitabilityIndex, settle } from './npv.ts';
export {
  discountedPayback,
  discountedPaybackOf,
  payback,
  paybackOf,
  type Payback,
  type PaybackLoss,
} from './payback.ts';
