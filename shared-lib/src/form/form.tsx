import { useEffect, useId, useMemo, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { HttpError } from 'shared-lib/http';
import { focusTrouble } from './focus-trouble.ts';
import { FormContext } from './form-context.ts';
import { useHydrated } from './hydrated.ts';
import { applyServerErrors } from './server-errors.ts';
import type { ContractForm } from './use-contract-form.ts';

interface Props<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate' | 'id'> {
  form: ContractForm<Values, Output>;
  /**
   * Sends what the contract accepted; the form is pending until the promise it returns settles. An `HttpError` it throws lands on the fields
   * that it names, and in `FormFailure`. The fields keep their text.
   */
  onSubmit: (values: Output) => unknown;
  /**
   * What `FormFailure` says, nothing when it is empty; by default the error's own sentence. `homeless` is what the server said
   * about fields that the form does not have.
   */
  sayFailure?: (error: HttpError, homeless: readonly string[]) => string;
}

/**
 * A form that the server may draw: it can only be sent once it is hydrated, never by GET, and never twice at a time. After
 * an attempt that failed the focus goes to the reason.
 */
export const Form = <Values extends FieldValues, Output>({ form, onSubmit, sayFailure, children, ...rest }: Props<Values, Output>) => {
  const id = useId();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const state = useMemo(() => ({ id, pending, hydrated }), [id, pending, hydrated]);
  const fail = () => setFailures((count) => count + 1);

  useEffect(() => {
    if (failures > 0) focusTrouble(element.current);
  }, [failures]);

  const send = async (values: Output) => {
    setPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const homeless = applyServerErrors(form, error);
      form.setError('root', { type: error.kind, message: sayFailure?.(error, homeless) ?? [error.message, ...homeless].join(' ') });
      fail();
    } finally {
      setPending(false);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(send, fail)(event);
    } finally {
      busy.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <FormContext value={state}>
        <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)} {...rest}>
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
};
