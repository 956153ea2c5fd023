import { useState } from 'react';

/** Runs a save of the form; the version that it returns is the one that the form now shows. */
export type TrackSave = <Saved>(save: () => Promise<Saved>, versionOf: (saved: Saved) => string) => Promise<Saved>;

/**
 * Key of a form: a change from outside the form, such as an approval or the draft of a colleague, starts it again from the new
 * record. A save of the form itself keeps it, so that the focus stays where it is.
 * @param version `updated_at` of the record; empty before it exists
 */
export const useFormKey = (version: string): { key: number; track: TrackSave } => {
  const [form, setForm] = useState({ key: 0, version, isSaving: false });
  if (version > form.version && !form.isSaving) setForm({ key: form.key + 1, version, isSaving: false });
  return {
    key: form.key,
    track: async (save, versionOf) => {
      setForm((before) => ({ ...before, isSaving: true }));
      try {
        const saved = await save();
        setForm(({ key }) => ({ key, version: versionOf(saved), isSaving: false }));
        return saved;
      } catch (error) {
        setForm((before) => ({ ...before, isSaving: false }));
        throw error;
      }
    },
  };
};
