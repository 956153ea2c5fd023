import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from './contract-resolver.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

/** A form based on a contract: `Values` are its field values, `Output` the parsed result. */
export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

interface Options<Values extends FieldValues> {
  /** Initial values. Omit fields that start empty, so that text typed before hydration is not overwritten. */
  defaults?: DefaultValues<Values>;
}

/**
 * Creates a form that validates by a contract on submit, with Arabic messages, and registers as unsaved while it has new text.
 * Pass it to `Form`; the fields inside find their state by name.
 */
export const useContractForm = <Values extends FieldValues, Output>(
  contract: z.core.$ZodType<Output, Values>,
  { defaults }: Options<Values> = {},
): ContractForm<Values, Output> => {
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver(contract),
    mode: 'onSubmit',
    // Errors appear on submit and disappear when the field is edited (see `useField`); nothing is validated while typing.
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, once the fields are enabled again.
    shouldFocusError: false,
    ...(defaults ? { defaultValues: defaults } : {}),
  });
  useUnsavedText(form);
  return form;
};
