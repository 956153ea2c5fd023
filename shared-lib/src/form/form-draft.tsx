import { useEffect, useState } from 'react';
import { get, useFormContext, type FieldValues } from 'react-hook-form';
import { drafts, type Draft } from 'shared-lib/unsaved';
import { useFormState } from './form-context.ts';

/**
 * Stores the text of the surrounding form in the session storage under `name`, and restores it after a reload or navigation.
 * Stores only strings that differ from the defaults, and no passwords. Render it before other components that set field
 * values.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { formState, getValues, setValue, subscribe } = useFormContext();
  const { fields } = useFormState();
  const [defaults] = useState(formState.defaultValues);
  useEffect(() => {
    /** Excludes passwords and the honeypot, which is no field. */
    const isStorable = (field: string) => fields.get(field)?.isSecret === false;
    for (const [field, text] of Object.entries(drafts.read(name))) {
      const current: unknown = getValues(field);
      // Text that was typed before hydration is newer.
      const isUntouched = !current || current === get(defaults, field);
      if (isStorable(field) && isUntouched) setValue(field, text, { shouldDirty: true });
    }

    const save = (values: FieldValues) => {
      const draft: Record<string, string> = {};
      for (const [field, value] of Object.entries(values))
        if (typeof value === 'string' && value !== '' && value !== get(defaults, field) && isStorable(field))
          draft[field] = value;
      drafts.write(name, draft satisfies Draft);
    };
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [name, fields, defaults, getValues, setValue, subscribe]);
  return null;
};
