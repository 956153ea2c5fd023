import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { controls, fieldErrorMessage } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import type * as z from 'zod/mini';

/** Message of an issue; for a text that is too long it includes the maximum length. */
const messageOf = (issue: z.core.$ZodIssue): string => {
  const message = fieldErrorMessage(issue.message);
  return issue.code === 'too_big' && issue.message === 'text-long'
    ? `${message} ${controls.maxLength(formatNumber(Number(issue.maximum)))}`
    : message;
};

/** The first error message of each field, in Arabic. */
const errorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= { type: issue.code, message: messageOf(issue) };
  return errors;
};

export type FormContract<Values, Output> = z.ZodMiniType<Output, Values>;

/** Creates a react-hook-form resolver from a contract, the same one that the server uses. */
export const contractResolver =
  <Values extends FieldValues, Output>(
    load: () => FormContract<Values, Output> | Promise<FormContract<Values, Output>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = await (await load()).safeParseAsync(values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toNestErrors<Values>(errorsOf(parsed.error.issues), options) };
  };
