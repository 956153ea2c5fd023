import { useState, type ReactNode } from 'react';
import {
  get,
  useFormContext,
  useFormState as useControlState,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { useFieldInfo, useFormState } from './form-context.ts';

export interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
}

interface FieldOptions {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A password, which is never stored as a draft. */
  isSecret?: boolean | undefined;
  /** Converts the text to the value that the contract expects (a number, a list). */
  parse?: ((text: string) => unknown) | undefined;
}

/**
 * Connects a control to the surrounding form: spread `control` on the input, pass `ids` and `error` to `FieldLayout`, and use
 * `initial` as the default value in server-rendered markup.
 */
export const useField = (
  name: string,
  { label, hint, required, disabled = false, isSecret = false, parse }: FieldOptions,
) => {
  const form = useFormContext();
  const { id: formId, pending } = useFormState();
  useFieldInfo(name, label, isSecret);
  const state = useControlState({ control: form.control, name, exact: true });
  const error = form.getFieldState(name, state).error?.message;
  // React Hook Form applies later defaults to the control itself.
  const [initial] = useState<unknown>(() => get(form.formState.defaultValues, name));
  const id = `${formId}-${name}`;
  const ids: FieldIds = { id, hintId: `${id}-hint`, errorId: `${id}-error` };
  const options: RegisterOptions = {
    // An edit removes the error of the field.
    onChange: () => form.getFieldState(name).error && form.clearErrors(name),
    ...(parse ? { setValueAs: parse } : {}),
  };
  const control = {
    ...form.register(name, options),
    id,
    required,
    disabled: disabled || pending,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? ids.errorId : hint ? ids.hintId : undefined,
  };
  return { ids, error, initial, control };
};

/** Connects a control with a value of its own (a number, a list) to the surrounding form. */
export const useControlledField = (name: string, { label, hint }: { label: ReactNode; hint?: ReactNode }) => {
  const { control, clearErrors } = useFormContext();
  const { id: formId, pending } = useFormState();
  useFieldInfo(name, label);
  const { field, fieldState } = useController({ name, control });
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  const id = `${formId}-${name}`;
  const ids: FieldIds = { id, hintId: `${id}-hint`, errorId: `${id}-error` };
  const value: unknown = field.value;
  return {
    ids,
    error,
    value,
    /** An edit removes the error of the field. */
    change: (next: unknown) => {
      field.onChange(next);
      if (fieldState.invalid) clearErrors(name);
    },
    control: {
      id,
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled: pending,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? ids.errorId : hint ? ids.hintId : undefined,
    },
  };
};
