import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { holdUnsaved } from 'shared-lib/unsaved';
import { sameValues } from './same-values.ts';

/**
 * Registers the form as unsaved while its text differs from the defaults and from the last successful submit. Also checks on
 * mount, because text may have been typed before hydration.
 */
export const useUnsavedText = <Values extends FieldValues, Output>({
  subscribe,
  getValues,
  formState: { defaultValues },
}: UseFormReturn<Values, unknown, Output>): void => {
  const [initial] = useState(defaultValues);
  useEffect(() => {
    let defaults: unknown = initial ?? {};
    let saved: unknown = defaults;
    let submits = 0;
    let release: (() => void) | undefined;
    const update = (values: unknown) => {
      const unsaved = !sameValues(values, saved);
      if (unsaved) release ??= holdUnsaved();
      else {
        release?.();
        release = undefined;
      }
    };
    const stop = subscribe({
      formState: { values: true, submitCount: true },
      callback: ({ values, defaultValues: current, submitCount = 0, isSubmitSuccessful }) => {
        if (current !== defaults) saved = defaults = current;
        if (submitCount > submits && isSubmitSuccessful) saved = structuredClone(values);
        submits = submitCount;
        update(values);
      },
    });
    update(getValues());
    return () => {
      stop();
      release?.();
    };
  }, [subscribe, getValues, initial]);
};
