import { useMemo } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { importOrFail } from 'shared-lib/http';
import { contractResolver, type FormContract } from './contract-resolver.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

/** A contract, or a function that imports it, so that a page can show the form without zod, which is large. */
export type FormContractSource<Values, Output> =
  | FormContract<Values, Output>
  | (() => Promise<FormContract<Values, Output>>);

/** A form based on a contract: `Values` are its field values, `Output` the parsed result. */
export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  /**
   * Imports the contract, where it is imported: `Form` does it with the first focus, and waits for it before it submits.
   * @throws {HttpError} `offline` or `network`
   */
  loadContract?: () => Promise<unknown>;
  /** The contract or the function that imports it. */
  contract?: FormContractSource<Values, Output>;
};

interface Options<Values extends FieldValues> {
  /** Initial values. Omit fields that start empty, so that text typed before hydration is not overwritten. */
  defaults?: DefaultValues<Values>;
}

/**
 * Creates a form that validates by a contract on submit, with Arabic messages, and registers as unsaved while it has new text.
 * Pass it to `Form`; the fields inside find their state by name.
 * @param contract for an imported one, a function that is the same in every render
 */
export const useContractForm = <Values extends FieldValues, Output>(
  contract: FormContractSource<Values, Output>,
  { defaults }: Options<Values> = {},
): ContractForm<Values, Output> => {
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver(() => (typeof contract === 'function' ? contract() : contract)),
    mode: 'onSubmit',
    // Errors appear on submit and disappear when the field is edited (see `useField`); nothing is validated while typing.
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, once the fields are enabled again.
    shouldFocusError: false,
    ...(defaults ? { defaultValues: defaults } : {}),
  });
  useUnsavedText(form);
  const loadContract = useMemo(
    () => (typeof contract === 'function' ? () => importOrFail(contract()) : undefined),
    [contract],
  );
  return { ...form, contract, ...(loadContract && { loadContract }) };
};
