import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { HttpError } from 'shared-lib/http';
import type { FormState } from './form-context.ts';

/**
 * Shows the validation errors of the server at their fields.
 * @returns messages about fields that this form does not show
 */
export const applyServerErrors = <Values extends FieldValues, Output>(
  { setError }: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  fields: FormState['fields'],
  { errors }: Pick<HttpError, 'errors'>,
): string[] => {
  const isField = (name: string): name is FieldPath<Values> => fields.has(name);
  const unmatched: string[] = [];
  for (const [name, messages] of Object.entries(errors)) {
    const [message] = messages;
    if (message === undefined) continue;
    if (isField(name)) setError(name, { type: 'server', message });
    else unmatched.push(...messages);
  }
  return unmatched;
};
