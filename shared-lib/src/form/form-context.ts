import { createContext, use, useId, useMemo, useState } from 'react';
import { useHydrated } from './hydrated.ts';

export interface FormState {
  /** Prefix of all element ids in the form. */
  id: string;
  /** Whether the form is being submitted. */
  pending: boolean;
  hydrated: boolean;
  /** Field name → label. */
  labels: Map<string, string>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/**
 * State of the surrounding `Form`.
 * @throws outside a `Form`
 */
export const useFormState = (): FormState => {
  const state = use(FormContext);
  if (!state) throw new Error('Form fields and submit buttons must be rendered inside a <Form>.');
  return state;
};

/** Creates the state that a `Form` provides to its fields and buttons. */
export const useCreateFormState = (pending: boolean): FormState => {
  const id = useId();
  const hydrated = useHydrated();
  const [labels] = useState(() => new Map<string, string>());
  return useMemo(() => ({ id, pending, hydrated, labels }), [id, pending, hydrated, labels]);
};
