import { useState } from 'react';
import { agreementChangeInput, type Agreement, type AgreementChangeInput } from 'shared-lib/contracts';
import { agreementCopy, requestPanels } from 'shared-lib/copy';
import { NumberField, TextAreaField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Dialog } from 'shared-lib/ui/dialog';
import { DayInput } from './date-inputs.tsx';
import { DialogForm } from './dialog-form.tsx';
import { PaymentPlanFields, type PlanValues } from './payment-plan-fields.tsx';

const { change: labels } = agreementCopy;
const { quoteForm } = requestPanels;

const VALID_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

interface Values extends PlanValues {
  reason: string;
  delivery_days: number;
  scope: string;
  valid_until: string;
}

interface Props {
  /** The accepted version. */
  agreement: Agreement;
  onOffer: (input: AgreementChangeInput) => Promise<unknown>;
  onClose: () => void;
}

const ChangeForm = ({ agreement, onOffer, onClose }: Props) => {
  const { id, amount, delivery_days, scope, vat_rate, payments } = agreement;
  const [validUntil] = useState(() => new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString());
  const form = useContractForm<Values, AgreementChangeInput>(agreementChangeInput, {
    defaults: {
      reason: '',
      amount,
      delivery_days,
      scope,
      vat_rate: vat_rate || null,
      payments: [],
      valid_until: validUntil,
    },
  });
  const received = payments.filter(({ received_at }) => received_at !== null);
  return (
    <DialogForm
      form={form}
      draft={`change:${id}`}
      confirm={labels.confirm}
      onSubmit={async (input) => {
        await onOffer(input);
        toast.success(labels.done);
      }}
      onClose={onClose}
    >
      <p>{labels.text}</p>
      <TextAreaField<Values> name="reason" label={labels.reason} rows={3} required />
      <NumberField<Values> name="amount" kind="money" currency="USD" label={quoteForm.amount} required />
      <NumberField<Values> name="delivery_days" kind="count" label={quoteForm.days} required />
      <TextAreaField<Values> name="scope" label={quoteForm.scope} hint={quoteForm.scopeHint} rows={6} required />
      <DayInput name="valid_until" label={requestPanels.validUntil} isRequired />
      <PaymentPlanFields received={received.reduce((sum, payment) => sum + payment.amount, 0)} />
    </DialogForm>
  );
};

/** New terms of an accepted agreement, which the client accepts as its next version. */
export const ChangeDialog = (props: Props) => (
  <Dialog open wide onClose={props.onClose} title={labels.title}>
    <ChangeForm {...props} />
  </Dialog>
);
