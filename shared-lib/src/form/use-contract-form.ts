import { useMemo, useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form';
import { importOrFail } from 'shared-lib/http';
import { holdUnsaved } from 'shared-lib/unsaved';
import { toNestErrors } from '@hookform/resolvers';
import { controls, fieldErrorMessage } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import type * as z from 'zod/mini';
import { sameValues } from './changes.ts';

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
const contractResolver =
  <Values extends FieldValues, Output>(
    load: () => FormContract<Values, Output> | Promise<FormContract<Values, Output>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = await (await load()).safeParseAsync(values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toNestErrors<Values>(errorsOf(parsed.error.issues), options) };
  };

/**
 * Registers the form as unsaved while its text differs from the defaults and from the last successful submit. Also checks on
 * mount, because text may have been typed before hydration.
 */
const useUnsavedText = <Values extends FieldValues, Output>({
  subscribe,
  getValues,
  formState: { defaultValues },
}: UseFormReturn<Values, unknown, Output>): void => {
  const [initial] = useState(defaultValues);
  useEffect(() => {
    let defaults: unknown = initial ?? {};
    let saved: unknown = defaults;
    let submits = 0;
    let release: (() => void) | undefined;
    const update = (values: unknown) => {
      const unsaved = !sameValues(values, saved);
      if (unsaved) release ??= holdUnsaved();
      else {
        release?.();
        release = undefined;
      }
    };
    const stop = subscribe({
      formState: { values: true, submitCount: true },
      callback: ({ values, defaultValues: current, submitCount = 0, isSubmitSuccessful }) => {
        if (current !== defaults) saved = defaults = current;
        if (submitCount > submits && isSubmitSuccessful) saved = structuredClone(values);
        submits = submitCount;
        update(values);
      },
    });
    update(getValues());
    return () => {
      stop();
      release?.();
    };
  }, [subscribe, getValues, initial]);
};

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
