import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldInfo, useFormState } from './form-context.ts';
import type { FieldIds } from './use-field.ts';

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
