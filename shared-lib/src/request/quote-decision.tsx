import { useState } from 'react';
import type { Quote } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { focusComposer } from './composer.tsx';
import { QuoteCard, quoteAnswerText } from './quote-card.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAction } from './run-action.ts';

const { decision: labels, workingDays } = requestPanels;

interface Props {
  reference: string;
  quote: Quote;
  /** Whether the transition table allows it now. */
  canAccept: boolean;
  canDecline: boolean;
  onAccept: () => Promise<unknown>;
  onDecline: (note: string) => Promise<unknown>;
}

const Buttons = ({ reference, quote, canAccept, canDecline, onAccept, onDecline }: Props) => {
  const [question, setQuestion] = useState<'accept' | 'decline'>();
  const { run, isRunning } = useAction();
  const close = () => setQuestion(undefined);
  const accept = async () => {
    try {
      await onAccept();
    } finally {
      close();
    }
  };
  const isExpired = quote.status === 'expired';
  return (
    <>
      {canAccept && !isExpired && (
        <Button tone="accent" pending={isRunning('accept')} onClick={() => setQuestion('accept')}>
          {labels.accept}
        </Button>
      )}
      <Button tone="light" onClick={focusComposer}>
        {labels.ask}
      </Button>
      {canDecline && (
        <Button tone="light" onClick={() => setQuestion('decline')}>
          {labels.decline}
        </Button>
      )}
      <small>{isExpired ? labels.expired : labels.noPayment}</small>
      <ConfirmDialog
        open={question === 'accept'}
        tone="plain"
        title={labels.acceptTitle}
        text={labels.acceptText(formatUsd(quote.amount), countOf(quote.delivery_days, workingDays))}
        confirm={labels.acceptConfirm}
        pending={isRunning('accept')}
        onConfirm={() => run('accept', accept, { done: labels.accepted, failed: labels.acceptFailed })}
        onCancel={close}
      />
      {question === 'decline' && (
        <ReasonDialog
          title={labels.declineTitle}
          text={labels.declineText}
          label={labels.declineLabel}
          confirm={labels.declineConfirm}
          draft={`decline:${reference}`}
          needsNote
          onClose={close}
          onSubmit={async (note) => {
            await onDecline(note);
            toast.success(labels.declined);
          }}
        />
      )}
    </>
  );
};

/**
 * A sent quote with its decision. When it gets a decision while the page is open, here or in another tab, a sentence about it replaces
 * the card.
 */
export const QuoteDecision = (props: Props) => {
  const { quote } = props;
  const isOpen = quote.status === 'sent' || quote.status === 'expired';
  const [wasOpen] = useState(isOpen);
  if (isOpen) return <QuoteCard quote={quote} actions={<Buttons {...props} />} />;
  return (
    wasOpen && (
      <Alert tone={quote.status === 'accepted' ? 'success' : 'info'}>
        <b>{labels.decided}</b> {quoteAnswerText(quote)}
      </Alert>
    )
  );
};
