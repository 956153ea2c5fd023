import { use, type ComponentProps } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormContext, FormExtrasContext } from './form-context.ts';
import { useSubmit, type SubmitOptions } from './use-submit.ts';

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
