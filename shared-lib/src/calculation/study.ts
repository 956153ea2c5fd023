import { calculationInput, MAX_YEARS, type CalculationInput, type Study } from 'shared-lib/contracts';

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
