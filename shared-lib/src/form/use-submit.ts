import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FieldValues, FieldPath, UseFormReturn } from 'react-hook-form';
import { HttpError } from 'shared-lib/http';
import { tooManyTries } from 'shared-lib/copy';
import { formatWait } from 'shared-lib/format';
import { useCreateFormState, type FormState } from './form-context.ts';
import type { ContractForm } from './use-contract-form.ts';

/**
 * Shows the validation errors of the server at their fields.
 * @returns messages about fields that this form does not show
 */
const applyServerErrors = <Values extends FieldValues, Output>(
  { setError }: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  fields: FormState['fields'],
  { errors }: Pick<HttpError, 'errors'>,
): string[] => {
  const isField = (name: string): name is FieldPath<Values> => fields.has(name);
  const unmatched: string[] = [];
  for (const [name, messages] of Object.entries(errors)) {
    const [message] = messages;
    if (message === undefined) continue;
    if (isField(name)) setError(name, { type: 'server', message });
    else unmatched.push(...messages);
  }
  return unmatched;
};

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Moves the focus after a failed submit: to the error summary, else the first invalid field, else the failure message. */
const focusFirstError = (form: HTMLFormElement | null): void => {
  const error =
    form?.querySelector<HTMLElement>('[data-form-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-form-failure]');
  const target = error?.matches(FOCUSABLE) ? error : error?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
};

/** Message of the server, else our own. For a rate limit without a server message (such as one of the proxy) it includes the wait. */
const httpErrorMessage = ({ kind, message, serverMessage, retryAfterSeconds }: HttpError): string =>
  kind === 'rate-limited' && !serverMessage && retryAfterSeconds !== undefined
    ? tooManyTries(formatWait(retryAfterSeconds))
    : message;

export interface SubmitOptions<Values extends FieldValues, Output> {
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
  failureMessage?: ((error: HttpError, unmatched: readonly string[]) => string) | undefined;
}

/** Imports the contract with the first focus in the form, also one before hydration. A failed import is reported by the submit. */
const useContractOnFocus = (
  element: RefObject<HTMLFormElement | null>,
  loadContract: (() => Promise<unknown>) | undefined,
) =>
  useEffect(() => {
    const form = element.current;
    if (!form || !loadContract) return undefined;
    const load = () => void loadContract().catch(() => undefined);
    if (form.contains(document.activeElement)) load();
    form.addEventListener('focusin', load, { once: true });
    return () => form.removeEventListener('focusin', load);
  }, [element, loadContract]);

/** State of a `Form`, and its submit: never twice at the same time; after a failed one the first error gets the focus. */
export const useSubmit = <Values extends FieldValues, Output>(options: SubmitOptions<Values, Output>) => {
  const { form, onSubmit, failureMessage } = options;
  const [pending, setPending] = useState(false);
  const state = useCreateFormState(pending);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  useContractOnFocus(element, form.loadContract);

  useEffect(() => {
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);

  /** Resolves to whether the step succeeded. A failure is shown. */
  const attempt = async (step: () => unknown): Promise<boolean> => {
    setPending(true);
    try {
      await step();
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
      if (!form.loadContract || (await attempt(form.loadContract)))
        await form.handleSubmit(async (values) => {
          sent = await attempt(() => onSubmit(values));
        })(event);
    } finally {
      submitting.current = false;
    }
    // Only now are all messages in the state of React; an earlier effect would not find their elements.
    if (!sent) setFailures((count) => count + 1);
  };
  return { element, state, submit };
};
