import { requestPanels } from 'shared-lib/copy';
import { FormFailure, NumberField, TextAreaField, useWatch } from 'shared-lib/form';
import { text, color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Cluster, Columns } from 'shared-lib/ui/stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PlanValues } from './payment-plan-fields.tsx';
import { QuoteCard } from './quote-card.tsx';

const { quoteForm: labels } = requestPanels;

const PaymentPlanFields = lazy(async () => ({
  default: (await import('./payment-plan-fields.tsx')).PaymentPlanFields,
}));

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  > p {
    ${text.sm}
    color: ${color.text2};
  }
`;

export interface QuoteValues extends PlanValues {
  delivery_days: number;
  scope: string;
  /** As the form holds it: a moment or a day. */
  valid_until: string;
}

const orZero = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);

interface Props {
  /** The field `valid_until`. */
  untilField: ReactNode;
  /** The moment that the client will see for the value of that field. */
  momentFor: (until: string) => string | undefined;
  /** The form's buttons. */
  children: ReactNode;
}

/** The quote as the client will see it, while it is typed. */
const Preview = ({ momentFor }: Pick<Props, 'momentFor'>) => {
  const {
    amount,
    vat_rate,
    delivery_days,
    scope = '',
    valid_until = '',
    payments,
    work_start,
  } = useWatch<QuoteValues>();
  return (
    <QuoteCard
      isPreview
      quote={{
        amount: orZero(amount),
        vat_rate: orZero(vat_rate ?? undefined),
        delivery_days: orZero(delivery_days),
        scope,
        payments,
        work_start,
        valid_until: momentFor(valid_until) ?? '',
      }}
    />
  );
};

/** Tax and payments, which few quotes have: without them the agreement of the company tells when a client pays. */
const Plan = () => {
  const { vat_rate, payments = [], work_start = 1 } = useWatch<QuoteValues>();
  const [isOpen, setIsOpen] = useState(Boolean(vat_rate) || payments.length > 0 || work_start !== 1);
  return isOpen ? (
    <Suspense>
      <PaymentPlanFields />
    </Suspense>
  ) : (
    <Button type="button" size="small" tone="quiet" onClick={() => setIsOpen(true)}>
      {labels.plan}
    </Button>
  );
};

/** The fields of a quote beside its preview, inside a form of `QuoteValues`. */
export const QuoteFields = ({ untilField, momentFor, children }: Props) => (
  <Columns $gap="6" $columns="repeat(2, minmax(0, 1fr))" $align="start" $stacked>
    <Fields>
      <FormFailure />
      <NumberField<QuoteValues> name="amount" kind="money" currency="USD" label={labels.amount} required />
      <NumberField<QuoteValues> name="delivery_days" kind="count" label={labels.days} required />
      {untilField}
      <TextAreaField<QuoteValues> name="scope" label={labels.scope} hint={labels.scopeHint} rows={7} required />
      <div>
        <Plan />
      </div>
      <Cluster $gap="2h">{children}</Cluster>
    </Fields>
    <Fields>
      <p>{labels.preview}</p>
      <Preview momentFor={momentFor} />
    </Fields>
  </Columns>
);
