import { useState } from 'react';
import { receivedInput, type AgreementPayment, type ReceivedInput } from 'shared-lib/contracts';
import { agreementCopy } from 'shared-lib/copy';
import { NumberField, SwitchField, TextAreaField, useContractForm, useWatch } from 'shared-lib/form';
import { formatUsd } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Dialog } from 'shared-lib/ui/dialog';
import { MomentInput } from './date-inputs.tsx';
import { DialogForm } from './dialog-form.tsx';

const { receive: labels } = agreementCopy;

interface Values {
  amount: number;
  received_at: string;
  note?: string | undefined;
  starts_work?: boolean | undefined;
}

interface Props {
  payment: AgreementPayment;
  /** Whether the work may begin with this payment. */
  mayStart: boolean;
  onReceive: (input: ReceivedInput) => Promise<unknown>;
  onClose: () => void;
}

/** Whether the work begins now, once the payment is whole. */
const StartField = ({ planned }: { planned: number }) => {
  const amount: unknown = useWatch<Values>({ name: 'amount' });
  const open = typeof amount === 'number' ? planned - amount : 0;
  if (open > 0) return <Alert tone="info">{labels.notYet(formatUsd(open))}</Alert>;
  return <SwitchField<Values> name="starts_work" label={labels.start} hint={labels.startHint} />;
};

const ReceiveForm = ({ payment, mayStart, onReceive, onClose }: Props) => {
  const [now] = useState(() => new Date().toISOString());
  const form = useContractForm<Values, ReceivedInput>(receivedInput, {
    defaults: {
      amount: payment.received_amount ?? payment.amount,
      received_at: payment.received_at ?? now,
      note: payment.note,
      starts_work: mayStart,
    },
  });
  return (
    <DialogForm
      form={form}
      draft={`received:${payment.id}`}
      confirm={labels.confirm}
      onSubmit={async (input) => {
        await onReceive(input);
        toast.success(labels.done(payment.title));
      }}
      onClose={onClose}
    >
      <NumberField<Values>
        name="amount"
        kind="money"
        currency="USD"
        label={labels.amount}
        hint={labels.amountHint}
        required
      />
      <MomentInput name="received_at" label={labels.at} isRequired />
      <TextAreaField<Values> name="note" label={labels.note} hint={labels.noteHint} rows={3} optional />
      {mayStart && <StartField planned={payment.amount} />}
    </DialogForm>
  );
};

/** Marks a transfer as received: how much, when, and whether the work begins with it. */
export const ReceiveDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={labels.title(props.payment.title)}>
    <ReceiveForm {...props} />
  </Dialog>
);
