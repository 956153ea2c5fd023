import { useState } from 'react';
import { acceptInput, codeReceipt, type AcceptInput, type Agreement, type CodeReceipt } from 'shared-lib/contracts';
import { agreementCopy, failures } from 'shared-lib/copy';
import { TextField, useContractForm } from 'shared-lib/form';
import { formatUsd, termText } from 'shared-lib/format';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Stack } from 'shared-lib/ui/stack';
import * as z from 'zod/mini';
import { AgreementDownload } from './agreement-download.tsx';
import { DialogForm } from './dialog-form.tsx';

const { accept: labels } = agreementCopy;
const receiptResponse = z.object({ data: codeReceipt });

interface Values {
  agreement_id: number;
  name: string;
  code: string;
}

/** Asks for a code of the agreement by e-mail, one at a time. */
const useCode = (reference: string, agreementId: number) => {
  const [receipt, setReceipt] = useState<CodeReceipt>();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    try {
      const url = `/account/requests/${encodeURIComponent(reference)}/agreement/code`;
      setReceipt((await http.post(url, { agreement_id: agreementId }, receiptResponse)).data);
    } catch (error) {
      toast.failure(labels.codeFailed, error instanceof HttpError ? error.message : failures.server);
    } finally {
      setIsSending(false);
    }
  };
  return { receipt, isSending, send };
};

interface Props {
  reference: string;
  agreement: Agreement;
  onAccept: (input: AcceptInput) => Promise<unknown>;
  onClose: () => void;
}

const AcceptForm = ({ reference, agreement, onAccept, onClose }: Props) => {
  const { id, number, total } = agreement;
  const form = useContractForm<Values, AcceptInput>(acceptInput, {
    defaults: { agreement_id: id, name: '', code: '' },
  });
  const { receipt, isSending, send } = useCode(reference, id);
  const askForCode = async (): Promise<void> => {
    if (await form.trigger('name')) await send();
  };
  return (
    <DialogForm
      form={form}
      draft={`accept:${reference}`}
      confirm={labels.confirm}
      onSubmit={async (input) => {
        await onAccept(input);
        toast.success(labels.accepted);
      }}
      onClose={onClose}
    >
      <p>{labels.text(number, formatUsd(total), termText(agreement))}</p>
      <AgreementDownload base="/account/requests" reference={reference} agreement={agreement} />
      <TextField<Values> name="name" label={labels.name} hint={labels.nameHint} autoComplete="name" required />
      {receipt ? (
        <Stack $gap="3">
          <Alert tone="info">{labels.sentTo(receipt.email)}</Alert>
          <TextField<Values>
            name="code"
            label={labels.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            ltr
            required
          />
          <div>
            <Button size="small" tone="quiet" pending={isSending} onClick={() => void send()}>
              {labels.newCode}
            </Button>
          </div>
        </Stack>
      ) : (
        <div>
          <Button size="small" tone="quiet" pending={isSending} onClick={() => void askForCode()}>
            {labels.sendCode}
          </Button>
        </div>
      )}
    </DialogForm>
  );
};

/** Accepts an agreement with the typed name and a code from the mailbox of the account. */
export const AgreementAccept = (props: Props) => (
  <Dialog open onClose={props.onClose} title={labels.title}>
    <AcceptForm {...props} />
  </Dialog>
);
