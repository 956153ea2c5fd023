import { cancelInput, quoteAnswerInput } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { Form, FormDraft, FormFailure, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { HttpError } from 'shared-lib/http';
import { Button } from 'shared-lib/ui/button';
import { Dialog, type DialogTone } from 'shared-lib/ui/dialog';
import styled from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: 1rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

export interface ReasonTexts {
  title: string;
  /** Consequence of the action. */
  text: string;
  /** Label of the text field. */
  label: string;
  /** Label of the submit button, naming the action. */
  confirm: string;
  hint?: string | undefined;
}

interface Props extends ReasonTexts {
  onClose: () => void;
  tone?: DialogTone;
  /** Whether a text is required. */
  needsNote: boolean;
  /** Name of the draft, so that the text survives a reload. */
  draft: string;
  /** Makes the change. A conflict closes the dialog, because the page then shows what has changed. */
  onSubmit: (note: string) => Promise<unknown>;
}

interface Values {
  note?: string | undefined;
}

const ReasonForm = ({
  text,
  label,
  confirm,
  hint,
  tone,
  needsNote,
  draft,
  onSubmit,
  onClose,
}: Omit<Props, 'title'>) => {
  const form = useContractForm<Values, { note: string }>(needsNote ? cancelInput : quoteAnswerInput);
  const send = async ({ note }: { note: string }): Promise<void> => {
    try {
      await onSubmit(note);
      onClose();
    } catch (error) {
      if (!(error instanceof HttpError) || error.kind !== 'conflict') throw error;
      onClose();
    }
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={draft} />
      <Body>
        <p>{text}</p>
        <FormFailure />
        <TextAreaField<Values>
          name="note"
          label={label}
          hint={hint}
          required={needsNote}
          optional={!needsNote}
          rows={4}
        />
        <Actions>
          <SubmitButton size="small" tone={tone === 'danger' ? 'danger' : 'primary'}>
            {confirm}
          </SubmitButton>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </Actions>
      </Body>
    </Form>
  );
};

/** Asks for the reason of a change before making it. The text survives a failure, a reload and a session that ends. */
export const ReasonDialog = ({ title, tone = 'plain', ...form }: Props) => (
  <Dialog open onClose={form.onClose} title={title} tone={tone} alert>
    <ReasonForm {...form} tone={tone} />
  </Dialog>
);
