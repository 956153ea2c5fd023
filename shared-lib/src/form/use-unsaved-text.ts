import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { holdUnsaved } from 'shared-lib/unsaved';
import { sameValues } from './same-values.ts';

/**
 * Tells the page while the form holds text that is neither what it started with nor what was last sent with success. Looks
 * once at the start, too: text may have been typed before the scripts arrived.
 */
export const useUnsavedText = <Values extends FieldValues, Output>({
  subscribe,
  getValues,
  control,
}: UseFormReturn<Values, unknown, Output>): void => {
  useEffect(() => {
    let start: unknown = control._defaultValues;
    let settled: unknown = start;
    let sent = 0;
    let release: (() => void) | undefined;
    const weigh = (values: unknown) => {
      const unsaved = !sameValues(values, settled);
      if (unsaved) release ??= holdUnsaved();
      else {
        release?.();
        release = undefined;
      }
    };
    const stop = subscribe({
      formState: { values: true, submitCount: true },
      callback: ({ values, defaultValues, submitCount = 0, isSubmitSuccessful }) => {
        if (defaultValues !== start) settled = start = defaultValues;
        if (submitCount > sent && isSubmitSuccessful) settled = structuredClone(values);
        sent = submitCount;
        weigh(values);
      },
    });
    weigh(getValues());
    return () => {
      stop();
      release?.();
    };
  }, [subscribe, getValues, control]);
};
