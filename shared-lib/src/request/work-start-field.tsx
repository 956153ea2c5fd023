import { paymentPlanCopy as labels } from 'shared-lib/copy';
import { SelectField, useWatch } from 'shared-lib/form';
import type { PlanValues } from './payment-plan-fields.tsx';

/** When the work starts: at the acceptance, or with one of the payments. */
export const WorkStartField = () => {
  const { payments = [] } = useWatch<PlanValues>();
  const { starts } = labels;
  const later = payments.slice(1).map((payment, index) => {
    const place = String(index + 2);
    return { value: place, label: payment?.title ? starts.payment(payment.title) : starts.unnamed(place) };
  });
  return (
    <SelectField<PlanValues>
      name="work_start"
      label={labels.start}
      hint={labels.startHint}
      placeholder={false}
      parse={Number}
      options={[{ value: '1', label: starts.firstPayment }, { value: '0', label: starts.acceptance }, ...later]}
    />
  );
};
