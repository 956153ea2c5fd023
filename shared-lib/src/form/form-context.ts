import { createContext, use, useId, useMemo, useState } from 'react';
import { useHydrated } from './hydrated.ts';

export interface FormState {
  /** Beginning of the ids of everything in the form. */
  id: string;
  /** What it holds is being sent. */
  pending: boolean;
  hydrated: boolean;
  /** What its fields are called, by their names. */
  labels: Map<string, string>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a field or button. */
export const useFormState = (): FormState => {
  const state = use(FormContext);
  if (!state) throw new Error('Fields and submit buttons live inside a Form.');
  return state;
};

/** What a form tells its fields and buttons. */
export const useNewFormState = (pending: boolean): FormState => {
  const id = useId();
  const hydrated = useHydrated();
  const [labels] = useState(() => new Map<string, string>());
  return useMemo(() => ({ id, pending, hydrated, labels }), [id, pending, hydrated, labels]);
};
