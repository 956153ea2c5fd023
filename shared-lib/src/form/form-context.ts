import { createContext, use } from 'react';

export interface FormState {
  /** Beginning of the ids of everything in the form. */
  id: string;
  /** What it holds is being sent. */
  pending: boolean;
  hydrated: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a field or button. */
export const useFormState = (): FormState => {
  const state = use(FormContext);
  if (!state) throw new Error('Fields and submit buttons live inside a Form.');
  return state;
};
