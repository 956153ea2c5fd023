import { use, type ComponentProps } from 'react';
import { FormProvider, type FieldValues, useFormContext, useFormState as useControlState } from 'react-hook-form';
import { Alert } from 'shared-lib/ui/alert';
import { verbs, type FailureKind, controls } from 'shared-lib/copy';
import { Button, type ButtonProps } from 'shared-lib/ui/button';
import type { HttpError } from 'shared-lib/http';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { FormContext, FormExtrasContext, useFormState } from './form-context.ts';
import { useSubmit, type SubmitOptions } from './use-submit.ts';

/** Alert with the reason why submitting failed, when it does not belong to one field. */
export const FormFailure = () => {
  const { control } = useFormContext();
  const { errors } = useControlState({ control });
  const message = errors.root?.message;
  return message ? (
    <div data-form-failure tabIndex={-1}>
      <Alert tone="danger">{message}</Alert>
    </div>
  ) : null;
};

interface Props<Values extends FieldValues, Output>
  extends SubmitOptions<Values, Output>, Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate' | 'id'> {}

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
  const { element, state, submit } = useSubmit({ form, onSubmit, failureMessage });
  const extras = use(FormExtrasContext);
  return (
    <FormProvider {...form}>
      <FormContext value={state}>
        <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)} {...rest}>
          {extras ? (
            <extras.Around contract={form.contract} form={element}>
              {children}
            </extras.Around>
          ) : (
            children
          )}
        </form>
      </FormContext>
    </FormProvider>
  );
};

/**
 * Submits the surrounding form. Before hydration it is disabled, with the styles of an enabled button to avoid a flash.
 */
export const SubmitButton = ({
  pendingText = verbs.sending,
  disabled = false,
  ...rest
}: Omit<ButtonProps, 'type' | 'pending'>) => {
  const { pending, hydrated } = useFormState();
  return (
    <Button
      {...rest}
      type="submit"
      pending={pending}
      pendingText={pendingText}
      disabled={disabled || !hydrated}
      data-early={!hydrated && !disabled ? '' : undefined}
    />
  );
};

/** Failures without a response. Their message is more specific than a general one. */
const withoutResponse: readonly FailureKind[] = ['offline', 'network', 'timeout'];

/** What failed, without the advice that follows it: the reason brings its own. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0] ?? text;

/**
 * Creates the `failureMessage` of a `Form` by the rule of the specification (§8): empty when the server reported fields of the
 * form, else the message of the server, else `fallback`.
 */
export const failureMessageOr =
  (fallback: string) =>
  ({ kind, message, errors, serverMessage }: HttpError, unmatched: readonly string[]): string => {
    if (unmatched.length > 0) return [serverMessage ?? fallback, ...unmatched].join(' ');
    if (Object.keys(errors).length > 0) return '';
    if (serverMessage) return serverMessage;
    return withoutResponse.includes(kind) ? `${firstSentence(fallback)}. ${message}` : fallback;
  };

/** Name of the field in the contracts of public forms. */
const HONEYPOT = 'other_details';

/** A field hidden from people, screen readers and the tab order. Only bots fill it in. */
export const Honeypot = () => {
  const { register } = useFormContext();
  const { id } = useFormState();
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={`${id}-${HONEYPOT}`}>{controls.leaveEmpty}</label>
      <input type="text" id={`${id}-${HONEYPOT}`} tabIndex={-1} autoComplete="off" {...register(HONEYPOT)} />
    </VisuallyHidden>
  );
};
