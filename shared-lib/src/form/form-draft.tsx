import { useEffect } from 'react';
import { get, useFormContext, type FieldValues } from 'react-hook-form';
import { drafts, type Draft } from 'shared-lib/unsaved';
import { HONEYPOT } from './honeypot.tsx';

/** Secrets are never kept, nor what only programs fill in. */
const mayBeKept = (name: string, field: unknown): boolean => {
  const input: unknown = get(field, '_f.ref');
  return field !== undefined && name !== HONEYPOT && !(input instanceof HTMLInputElement && input.type === 'password');
};

/**
 * Keeps the text of the form around it under `name` through reloads and visits of other pages of the tab, until it is sent.
 * Only texts are kept, only those that differ from what the fields started with, and none that is a secret. Put it before
 * whatever else fills fields in.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const { control, getValues, setValue, subscribe } = useFormContext();
  useEffect(() => {
    for (const [field, text] of Object.entries(drafts.read(name)))
      // What was typed before the scripts arrived is newer.
      if (mayBeKept(field, control._fields[field]) && !getValues(field)) setValue(field, text, { shouldDirty: true });

    const keep = (values: FieldValues) => {
      const draft: Record<string, string> = {};
      for (const [field, value] of Object.entries(values))
        if (
          typeof value === 'string' &&
          value !== '' &&
          value !== get(control._defaultValues, field) &&
          mayBeKept(field, control._fields[field])
        )
          draft[field] = value;
      drafts.write(name, draft satisfies Draft);
    };
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [name, control, getValues, setValue, subscribe]);
  return null;
};
