import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from './contract-resolver.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

/** A form over a contract: `Values` is what its fields hold, `Output` what the contract makes of them. */
export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

interface Options<Values extends FieldValues> {
  /** What the fields start with. Leave out those that start empty: what was typed before the scripts arrived stays. */
  defaults?: DefaultValues<Values>;
}

/**
 * A form that checks itself by a contract when it is sent, says what is wrong in Arabic, and counts as unsaved while it
 * holds new text. Give it to `Form`; its fields find it there by their names.
 */
export const useContractForm = <Values extends FieldValues, Output>(
  contract: z.core.$ZodType<Output, Values>,
  { defaults }: Options<Values> = {},
): ContractForm<Values, Output> => {
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver(contract),
    mode: 'onSubmit',
    // What is wrong is said when the form is sent and withdrawn when the field is edited; nothing nags while one types.
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, once its fields can take it again.
    shouldFocusError: false,
    ...(defaults ? { defaultValues: defaults } : {}),
  });
  useUnsavedText(form);
  return form;
};
