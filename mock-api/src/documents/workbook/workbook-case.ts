import { calculateDetailed, isDetailed, type DetailedCalculation, type DetailedInput } from 'shared-lib/calculation';
import { calculationDetailInput, type CalculationDetail, type CalculationInput } from 'shared-lib/contracts';

/** A calculation with what its workbook shows. A quick one has a detail that changes nothing, and the same figures. */
export interface WorkbookCase {
  input: CalculationInput;
  detail: CalculationDetail;
  /** Absent when the net flows are given. */
  result?: DetailedCalculation;
}

/** @param input a parsed input */
export const workbookCase = (input: CalculationInput): WorkbookCase => {
  const detail = input.detail ?? calculationDetailInput.parse({});
  const detailed: DetailedInput = { ...input, detail };
  return { input, detail, ...(isDetailed(detailed) && { result: calculateDetailed(detailed) }) };
};

/** Last month of the project; month 0 is the beginning. */
export const lastMonth = ({ input, detail }: WorkbookCase): number => detail.construction_months + input.years * 12;
