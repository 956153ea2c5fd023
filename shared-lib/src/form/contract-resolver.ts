import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { controls, fieldErrorMessage } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import * as z from 'zod/mini';

/** A text that is too long is told how long it may be. */
const say = (issue: z.core.$ZodIssue): string => {
  const sentence = fieldErrorMessage(issue.message);
  return issue.code === 'too_big' && issue.message === 'text-long'
    ? `${sentence} ${controls.longest(formatNumber(Number(issue.maximum)))}`
    : sentence;
};

/** The first thing that is wrong with each field, in Arabic. */
const errorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= { type: issue.code, message: say(issue) };
  return errors;
};

/** Checks a form by the contract that its server checks it by. */
export const contractResolver =
  <Values extends FieldValues, Output>(contract: z.core.$ZodType<Output, Values>): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = await z.safeParseAsync(contract, values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toNestErrors<Values>(errorsOf(parsed.error.issues), options) };
  };
