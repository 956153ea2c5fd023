import { useEffect } from 'react';
import { get, useFormContext, type FieldValues } from 'react-hook-form';
import { drafts, type Draft } from 'shared-lib/unsaved';
import { HONEYPOT } from './honeypot.tsx';

/** Excludes passwords and the honeypot. */
const isStorable = (name: string, field: unknown): boolean => {
  const input: unknown = get(field, '_f.ref');
  return field !== undefined && name !== HONEYPOT && !(input instanceof HTMLInputElement && input.type === 'password');
};

/**
 * Stores the text of the surrounding form in the session storage under `name`, and restores it after a reload or navigation.
 * Stores only strings that differ from the defaults, and no passwords. Render it before other components that set field
 * values.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { control, getValues, setValue, subscribe } = useFormContext();
  useEffect(() => {
    for (const [field, text] of Object.entries(drafts.read(name)))
      // Text that was typed before hydration is newer.
      if (isStorable(field, control._fields[field]) && !getValues(field)) setValue(field, text, { shouldDirty: true });

    const save = (values: FieldValues) => {
      const draft: Record<string, string> = {};
      for (const [field, value] of Object.entries(values))
        if (
          typeof value === 'string' &&
          value !== '' &&
          value !== get(control._defaultValues, field) &&
          isStorable(field, control._fields[field])
        )
          draft[field] = value;
      drafts.write(name, draft satisfies Draft);
    };
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [name, control, getValues, setValue, subscribe]);
  return null;
};
