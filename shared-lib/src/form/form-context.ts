import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHydrated } from 'shared-lib/ui/use-hydrated';

export interface FieldInfo {
  /** Empty for a label that is not a text. */
  label: string;
  /** A password, which is never stored. */
  isSecret: boolean;
}

export interface FormState {
  /** Prefix of all element ids in the form. */
  id: string;
  /** Whether the form is being submitted. */
  pending: boolean;
  hydrated: boolean;
  /** The rendered fields by name. */
  fields: Map<string, FieldInfo>;
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

/** Adds a field to the surrounding form while it is rendered. A layout effect, because drafts read the fields in their effects. */
export const useFieldInfo = (name: string, label: ReactNode, isSecret = false): void => {
  const { fields } = useFormState();
  const text = typeof label === 'string' ? label : '';
  useLayoutEffect(() => {
    fields.set(name, { label: text, isSecret });
    return () => void fields.delete(name);
  }, [fields, name, text, isSecret]);
};

/** Creates the state that a `Form` provides to its fields and buttons. */
export const useCreateFormState = (pending: boolean): FormState => {
  const id = useId();
  const hydrated = useHydrated();
  const [fields] = useState(() => new Map<string, FieldInfo>());
  return useMemo(() => ({ id, pending, hydrated, fields }), [id, pending, hydrated, fields]);
};

/** What an application adds to all its forms: around the fields, and below each text. */
export interface FormExtras {
  Around: ComponentType<{ contract: unknown; form: RefObject<HTMLFormElement | null>; children: ReactNode }>;
  Below: ComponentType<{ name: string }>;
}
export const FormExtrasContext = createContext<FormExtras | undefined>(undefined);
