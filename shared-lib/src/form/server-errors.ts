import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { HttpError } from 'shared-lib/http';

/**
 * Shows the validation errors of the server at their fields.
 * @returns messages about fields that this form does not have
 */
export const applyServerErrors = <Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'setError'>,
  { errors }: Pick<HttpError, 'errors'>,
): string[] => {
  const isField = (name: string): name is FieldPath<Values> => get(form.control._fields, name) !== undefined;
  const unmatched: string[] = [];
  for (const [name, messages] of Object.entries(errors)) {
    const [message] = messages;
    if (message === undefined) continue;
    if (isField(name)) form.setError(name, { type: 'server', message });
    else unmatched.push(...messages);
  }
  return unmatched;
};
