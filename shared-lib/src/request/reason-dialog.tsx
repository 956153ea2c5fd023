import { cancelInput, quoteAnswerInput } from 'shared-lib/contracts';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { Dialog, type DialogTone } from 'shared-lib/ui/dialog';
import { DialogForm } from './dialog-form.tsx';

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
  return (
    <DialogForm
      form={form}
      draft={draft}
      confirm={confirm}
      tone={tone === 'danger' ? 'danger' : 'primary'}
      onSubmit={({ note }) => onSubmit(note)}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextAreaField<Values>
        name="note"
        label={label}
        hint={hint}
        required={needsNote}
        optional={!needsNote}
        rows={4}
      />
    </DialogForm>
  );
};

/** Asks for the reason of a change before making it. The text survives a failure, a reload and a session that ends. */
export const ReasonDialog = ({ title, tone = 'plain', ...form }: Props) => (
  <Dialog open onClose={form.onClose} title={title} tone={tone} alert>
    <ReasonForm {...form} tone={tone} />
  </Dialog>
);
