import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { HttpError } from 'shared-lib/http';
import { focusFirstError } from './focus-first-error.ts';
import { FormContext, useNewFormState } from './form-context.ts';
import { httpErrorMessage } from './http-error-message.ts';
import { applyServerErrors } from './server-errors.ts';
import type { ContractForm } from './use-contract-form.ts';

interface Props<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'method' | 'noValidate' | 'id'
> {
  form: ContractForm<Values, Output>;
  /**
   * Sends what the contract accepted; the form is pending until the promise it returns settles. An `HttpError`
   * it throws lands on the fields that it names, and in `FormFailure`. The fields keep their text.
   */
  onSubmit: (values: Output) => unknown;
  /**
   * What `FormFailure` says, nothing when it is empty; by default the error's own sentence. `homeless` is what the server said
   * about fields that the form does not have.
   */
  failureMessage?: (error: HttpError, homeless: readonly string[]) => string;
}

/**
 * A form that the server may draw: it can only be sent once it is hydrated, never by GET, and never twice at a time. After
 * an attempt that failed the focus goes to the reason.
 */
export const Form = <Values extends FieldValues, Output>({
  form,
  onSubmit,
  failureMessage,
  children,
  ...rest
}: Props<Values, Output>) => {
  const [pending, setPending] = useState(false);
  const state = useNewFormState(pending);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);

  /** Answers whether it was sent. */
  const send = async (values: Output): Promise<boolean> => {
    setPending(true);
    try {
      await onSubmit(values);
      return true;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const homeless = applyServerErrors(form, error);
      form.setError('root', {
        type: error.kind,
        message: failureMessage?.(error, homeless) ?? [httpErrorMessage(error), ...homeless].join(' '),
      });
      return false;
    } finally {
      setPending(false);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    let sent = false;
    try {
      await form.handleSubmit(async (values) => {
        sent = await send(values);
      })(event);
    } finally {
      busy.current = false;
    }
    // Only now has every message been handed to React: counted earlier, the focus would look for them in vain.
    if (!sent) setFailures((count) => count + 1);
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
