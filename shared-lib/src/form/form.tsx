import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { HttpError } from 'shared-lib/http';
import { focusFirstError } from './focus-first-error.ts';
import { FormContext, useCreateFormState } from './form-context.ts';
import { httpErrorMessage } from './http-error-message.ts';
import { applyServerErrors } from './server-errors.ts';
import type { ContractForm } from './use-contract-form.ts';

interface Props<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'method' | 'noValidate' | 'id'
> {
  form: ContractForm<Values, Output>;
  /**
   * Receives the parsed values. The form is pending until the returned promise settles. The messages of a thrown `HttpError`
   * appear at the fields that it names and in `FormFailure`; the fields keep their text.
   */
  onSubmit: (values: Output) => unknown;
  /**
   * Message for `FormFailure`; an empty one hides it. Defaults to the message of the error. `unmatched` are messages of the
   * server about fields that the form does not have.
   */
  failureMessage?: (error: HttpError, unmatched: readonly string[]) => string;
}

/**
 * A form for server rendering: it submits only after hydration, never as a GET request, and never twice at the same time. After
 * a failed submit it moves the focus to the first error.
 */
export const Form = <Values extends FieldValues, Output>({
  form,
  onSubmit,
  failureMessage,
  children,
  ...rest
}: Props<Values, Output>) => {
  const [pending, setPending] = useState(false);
  const state = useCreateFormState(pending);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);

  useEffect(() => {
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);

  /** Resolves to whether submitting succeeded. */
  const send = async (values: Output): Promise<boolean> => {
    setPending(true);
    try {
      await onSubmit(values);
      return true;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const unmatched = applyServerErrors(form, state.fields, error);
      form.setError('root', {
        type: error.kind,
        message: failureMessage?.(error, unmatched) ?? [httpErrorMessage(error), ...unmatched].join(' '),
      });
      return false;
    } finally {
      setPending(false);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    let sent = false;
    try {
      await form.handleSubmit(async (values) => {
        sent = await send(values);
      })(event);
    } finally {
      submitting.current = false;
    }
    // Only now are all messages in the state of React; an earlier effect would not find their elements.
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
