import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { HttpError } from 'shared-lib/http';

/**
 * Puts what the server refused beside the fields it names.
 * @returns the sentences about fields that this form does not have
 */
export const applyServerErrors = <Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'setError'>,
  { errors }: Pick<HttpError, 'errors'>,
): string[] => {
  const isField = (name: string): name is FieldPath<Values> => get(form.control._fields, name) !== undefined;
  const homeless: string[] = [];
  for (const [name, sentences] of Object.entries(errors)) {
    const [message] = sentences;
    if (message === undefined) continue;
    if (isField(name)) form.setError(name, { type: 'server', message });
    else homeless.push(...sentences);
  }
  return homeless;
};
