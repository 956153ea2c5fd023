import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { sayFieldError } from 'shared-lib/copy';
import * as z from 'zod/mini';

/** The first thing that is wrong with each field, in Arabic. */
const errorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, code, message } of issues) errors[path.join('.')] ??= { type: code, message: sayFieldError(message) };
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
