import { quoteAnswerInput, type Quote, type QuoteAnswerInput } from 'shared-lib/contracts';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { DialogForm, QuoteCard } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Dialog } from 'shared-lib/ui/dialog';
import { workspace as labels } from '../../copy/workspace.ts';
import type { Calls } from './workspace-context.ts';

interface Props {
  quote: Quote;
  calls: Calls;
  onClose: () => void;
}

/** Shows the saved draft as the client will see it, and sends it. */
export const SendQuoteDialog = ({ quote, calls, onClose }: Props) => {
  const form = useContractForm(quoteAnswerInput);
  const send = async (input: QuoteAnswerInput) => {
    await calls.change('post', '/quote/send', input);
    toast.success(labels.quoteSent);
  };
  return (
    <Dialog open onClose={onClose} title={labels.quoteSendTitle}>
      <p>{labels.quoteSendText}</p>
      <QuoteCard quote={quote} isPreview />
      <DialogForm
        form={form}
        draft={`send-quote:${quote.id}`}
        confirm={labels.quoteSendButton}
        onSubmit={send}
        onClose={onClose}
      >
        <TextAreaField<QuoteAnswerInput> name="note" label={labels.quoteNote} rows={3} optional />
      </DialogForm>
    </Dialog>
  );
};
