import { quoteAnswerInput, type Quote, type QuoteAnswerInput } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { Form, FormFailure, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { QuoteCard } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { workspace as labels } from '../../copy/workspace.ts';
import type { Calls } from './workspace-context.ts';

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

interface Props {
  quote: Quote;
  calls: Calls;
  onClose: () => void;
}

/** Shows the saved draft as the client will see it, and sends it. */
export const SendQuoteDialog = ({ quote, calls, onClose }: Props) => {
  const form = useContractForm(quoteAnswerInput);
  return (
    <Dialog open onClose={onClose} title={labels.quoteSendTitle}>
      <p>{labels.quoteSendText}</p>
      <QuoteCard quote={quote} isPreview />
      <Form
        form={form}
        onSubmit={async (input) => {
          await calls.change('post', '/quote/send', input);
          toast.success(labels.quoteSent);
          onClose();
        }}
      >
        <Stack>
          <FormFailure />
          <TextAreaField<QuoteAnswerInput> name="note" label={labels.quoteNote} rows={3} optional />
          <Buttons>
            <SubmitButton size="small">{labels.quoteSendButton}</SubmitButton>
            <Button size="small" tone="quiet" onClick={onClose}>
              {verbs.cancel}
            </Button>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
};
