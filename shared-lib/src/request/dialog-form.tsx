import type { ComponentProps, ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { Form, FormDraft, FormFailure, SubmitButton, type ContractForm, type FieldValues } from 'shared-lib/form';
import { HttpError } from 'shared-lib/http';
import { Button } from 'shared-lib/ui/button';
import { Cluster, Stack } from 'shared-lib/ui/stack';

interface Props<Values extends FieldValues, Output> {
  form: ContractForm<Values, Output>;
  /** Name of the draft, so that the text survives a reload. */
  draft: string;
  /** Makes the change. A success or a conflict closes the dialog, because the page then shows what has changed. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Label of the submit button, naming the action. */
  confirm: string;
  tone?: ComponentProps<typeof SubmitButton>['tone'];
  /** Closes the dialog. Without it the form stands in the page: no cancel button, and a conflict appears as its failure. */
  onClose?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a dialog that changes a request: keeps a draft, shows the failure of the API, and closes after the change. */
export const DialogForm = <Values extends FieldValues, Output>({
  form,
  draft,
  onSubmit,
  confirm,
  tone,
  onClose,
  children,
}: Props<Values, Output>) => {
  const send = async (values: Output): Promise<void> => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!onClose || !(error instanceof HttpError) || error.kind !== 'conflict') throw error;
    }
    onClose?.();
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={draft} />
      <Stack $gap="4">
        <FormFailure />
        {children}
        <Cluster $gap="2h">
          <SubmitButton size="small" tone={tone}>
            {confirm}
          </SubmitButton>
          {onClose && (
            <Button size="small" tone="quiet" onClick={onClose}>
              {verbs.cancel}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  );
};
