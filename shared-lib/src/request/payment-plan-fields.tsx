import { lazy, Suspense } from 'react';
import { vatOn } from 'shared-lib/contracts';
import { paymentPlanCopy as labels } from 'shared-lib/copy';
import { FieldRows, NumberField, TextField, useWatch } from 'shared-lib/form';
import { formatUsd } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { DayInput } from './date-inputs.tsx';

const WorkStartField = lazy(async () => ({ default: (await import('./work-start-field.tsx')).WorkStartField }));

const Small = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

/** A payment as the form holds it. */
export interface PaymentValues {
  title: string;
  amount: number;
  milestone?: string | undefined;
  due_at?: string | null | undefined;
}

export interface PlanValues {
  amount: number;
  vat_rate?: number | null | undefined;
  payments?: PaymentValues[] | undefined;
  work_start?: number | undefined;
}

const numberOr = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const Sum = ({ received }: { received: number | undefined }) => {
  const { amount, vat_rate, payments = [] } = useWatch<PlanValues>();
  if (payments.length === 0) return <Small>{received === undefined ? labels.hint : labels.hintOfChange}</Small>;
  const price = numberOr(amount);
  const planned = payments.reduce((sum, payment) => sum + numberOr(payment?.amount), 0);
  return (
    <Small role="status">
      {labels.sum(formatUsd(planned), formatUsd(price + vatOn(price, numberOr(vat_rate)) - (received ?? 0)))}
    </Small>
  );
};

/** A plan with payments of its own says when the work starts; the usual plan begins with its first payment. */
const Start = () => {
  const { payments = [], work_start = 1 } = useWatch<PlanValues>();
  if (payments.length === 0 && work_start === 1) return null;
  return (
    <Suspense>
      <WorkStartField />
    </Suspense>
  );
};

interface Props {
  /** What has arrived for an accepted agreement, which its change leaves as it is. */
  received?: number;
}

/** Tax and payments of a price, inside a form that has its `amount`. */
export const PaymentPlanFields = ({ received }: Props) => (
  <Stack $gap="4">
    <NumberField<PlanValues> name="vat_rate" kind="count" label={labels.vat} optional />
    <FieldRows
      name="payments"
      label={labels.payments}
      rowNoun={labels.row}
      emptyRow={{ title: '', amount: Number.NaN, milestone: '', due_at: null }}
    >
      {(prefix) => (
        <Stack $gap="3">
          <TextField name={`${prefix}.title`} label={labels.title} required />
          <NumberField name={`${prefix}.amount`} kind="money" currency="USD" label={labels.amount} required />
          <TextField name={`${prefix}.milestone`} label={labels.milestone} hint={labels.milestoneHint} optional />
          <DayInput name={`${prefix}.due_at`} label={labels.dueAt} />
        </Stack>
      )}
    </FieldRows>
    {received === undefined && <Start />}
    <Sum received={received} />
  </Stack>
);
