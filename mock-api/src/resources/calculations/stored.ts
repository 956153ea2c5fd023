import {
  decodeCalculation,
  encodeCalculation,
  figuresDiffer,
  figuresOf,
  storedFiguresOf,
} from 'shared-lib/calculation';
import {
  attachedCalculation,
  FORMULA_VERSION,
  formulaVersionOf,
  type AttachedCalculation,
  type CalculationFigures,
  type CalculationInput,
  type CalculationValue,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { readJson } from '../../db/column-types.ts';
import { invalid } from '../../http/api-error.ts';

const isEmpty = ({ fixed_capital, working_capital, revenues, costs, net_flows }: CalculationInput): boolean =>
  fixed_capital + working_capital + revenues.length + costs.length + net_flows.length === 0;

/**
 * The inputs of a calculation that was sent as its link text or as its inputs.
 * @param field named in the error
 * @throws {ApiError} 422 for a link that is damaged or of a newer version, and for one without any amount
 */
export const readCalculation = (value: CalculationValue, field = 'calculation'): CalculationInput => {
  const input = typeof value === 'string' ? decodeCalculation(value) : value;
  if (!input || isEmpty(input)) throw invalid({ [field]: [fieldErrorMessage('calculation-invalid')] });
  return input;
};

/**
 * A calculation as requests and accounts store it: inputs as its link, and the figures that follow from them.
 * @param version of the formulas that its figures were shown with
 */
export const attachedOf = (input: CalculationInput, version = FORMULA_VERSION): AttachedCalculation => ({
  title: input.title,
  currency: input.currency,
  link: encodeCalculation(input),
  figures: storedFiguresOf(input, version),
});

/** The figures of a stored calculation by the current formulas; `null` when they are the stored ones, or its link is unreadable. */
export const currentOf = (link: string, stored: CalculationFigures): CalculationFigures | null => {
  if (formulaVersionOf(stored.formula_version) >= FORMULA_VERSION) return null;
  const input = decodeCalculation(link);
  const current = input && figuresOf(input);
  return current && figuresDiffer(stored, current) ? current : null;
};

/**
 * The calculation of a request. Its figures stay as they were sent, whatever the formulas are today.
 * @param stored JSON of a request's column
 */
export const readAttached = (stored: string | null): AttachedCalculation | null => {
  if (stored === null) return null;
  const attached = readJson(attachedCalculation, stored);
  return attached && { ...attached, current: currentOf(attached.link, attached.figures) };
};
