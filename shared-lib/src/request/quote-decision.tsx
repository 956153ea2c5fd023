import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useState } from 'react';
import type { AcceptInput, Agreement, Quote } from 'shared-lib/contracts';
import { quoteDecision } from 'shared-lib/copy';
import { formatUsd, termText } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { focusComposer } from './composer.tsx';
import { printPart } from './print-part.ts';
import { QuoteCard } from './quote-card.tsx';
import { quoteAnswerText } from './quote-line.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAction } from './run-action.ts';

const { decision: labels } = quoteDecision;

const AgreementAccept = lazy(async () => ({ default: (await import('./agreement-accept.tsx')).AgreementAccept }));

interface Props {
  reference: string;
  quote: Quote;
  /** Whether the transition table allows it now. */
  canAccept: boolean;
  canDecline: boolean;
  onAccept: () => Promise<unknown>;
  /** The document of the quote, which a code accepts. Quotes of earlier releases have none. */
  agreement?: Agreement | undefined;
  onAcceptAgreement: (input: AcceptInput) => Promise<unknown>;
  onDecline: (note: string) => Promise<unknown>;
}

type Question = 'accept' | 'decline';

interface DialogProps extends Omit<Props, 'canAccept' | 'canDecline'> {
  question: Question | undefined;
  onClose: () => void;
}

/** Asks once more before the acceptance, and for the reason of a declined quote. */
const Dialogs = ({
  reference,
  quote,
  onAccept,
  agreement,
  onAcceptAgreement,
  onDecline,
  question,
  onClose,
}: DialogProps) => {
  const { run, isRunning } = useAction();
  return (
    <>
      {question === 'accept' && agreement && (
        <Suspense>
          <AgreementAccept reference={reference} agreement={agreement} onAccept={onAcceptAgreement} onClose={onClose} />
        </Suspense>
      )}
      <ConfirmDialog
        open={question === 'accept' && !agreement}
        tone="plain"
        title={labels.acceptTitle}
        text={labels.acceptText(formatUsd(quote.amount), termText(quote))}
        confirm={labels.acceptConfirm}
        pending={isRunning('accept')}
        onConfirm={() =>
          run('accept', () => onAccept().finally(onClose), { done: labels.accepted, failed: labels.acceptFailed })
        }
        onCancel={onClose}
      />
      {question === 'decline' && (
        <ReasonDialog
          title={labels.declineTitle}
          text={labels.declineText}
          label={labels.declineLabel}
          confirm={labels.declineConfirm}
          draft={`decline:${reference}`}
          needsNote
          onClose={onClose}
          onSubmit={async (note) => {
            await onDecline(note);
            toast.success(labels.declined);
          }}
        />
      )}
    </>
  );
};

interface ButtonsProps extends Pick<Props, 'quote' | 'canAccept' | 'canDecline'> {
  onAsk: (question: Question) => void;
}

const Buttons = ({ quote, canAccept, canDecline, onAsk }: ButtonsProps) => {
  const isExpired = quote.status === 'expired';
  return (
    <>
      {canAccept && !isExpired && (
        <Button tone="accent" onClick={() => onAsk('accept')}>
          {labels.accept}
        </Button>
      )}
      <Button tone="light" onClick={focusComposer}>
        {labels.ask}
      </Button>
      <Button tone="light" onClick={printPart}>
        <Icon icon={Printer} />
        {labels.print}
      </Button>
      {canDecline && (
        <Button tone="light" onClick={() => onAsk('decline')}>
          {labels.decline}
        </Button>
      )}
      <small>{isExpired ? labels.expired : labels.noPayment}</small>
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
  const [question, setQuestion] = useState<Question>();
  // The dialogs stand beside the card, whose dark colours are not theirs.
  if (isOpen)
    return (
      <>
        <QuoteCard quote={quote} actions={<Buttons {...props} onAsk={setQuestion} />} />
        <Dialogs {...props} question={question} onClose={() => setQuestion(undefined)} />
      </>
    );
  return (
    wasOpen && (
      <Alert tone={quote.status === 'accepted' ? 'success' : 'info'}>
        <b>{labels.decided}</b> {quoteAnswerText(quote)}
      </Alert>
    )
  );
};
