import { quoteInput, type Quote, type QuoteInput } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import {
  Form,
  FormDraft,
  FormFailure,
  NumberField,
  SubmitButton,
  TextAreaField,
  useContractForm,
  useWatch,
} from 'shared-lib/form';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ClosedDayInput } from './date-inputs.tsx';
import { QuoteCard } from './quote-card.tsx';
import { anchors } from './request-title.tsx';
import { Columns } from 'shared-lib/ui/stack';

const { quoteForm: labels } = requestPanels;

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
  > p {
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
`;

interface Values {
  amount: number;
  delivery_days: number;
  scope: string;
  valid_until: string;
}

interface Props {
  reference: string;
  /** The stored draft. */
  draft: Quote | undefined;
  onSave: (input: QuoteInput) => Promise<unknown>;
  /** Beside the title, such as the button that sends the draft. */
  tools?: ReactNode;
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The quote as the client will see it, while it is typed. */
const Preview = () => {
  const { amount, delivery_days, scope, valid_until } = useWatch<Values>();
  return (
    <QuoteCard
      isPreview
      quote={{
        amount: numberOf(amount),
        delivery_days: numberOf(delivery_days),
        scope: scope ?? '',
        valid_until: valid_until ?? '',
      }}
    />
  );
};

/** Prepares the quote of a study beside its preview. Saving stores a draft, which an administrator sends. */
export const QuoteEditor = ({ reference, draft, onSave, tools }: Props) => {
  const form = useContractForm<Values, QuoteInput>(quoteInput, {
    defaults: draft
      ? {
          amount: draft.amount,
          delivery_days: draft.delivery_days,
          scope: draft.scope,
          valid_until: draft.valid_until,
        }
      : {},
  });
  const save = async (input: QuoteInput) => {
    await onSave(input);
    toast.success(labels.saved);
  };
  return (
    <Panel title={labels.title} id={anchors.quote} tools={tools}>
      <Form form={form} onSubmit={save}>
        <FormDraft name={`quote:${reference}`} />
        <Columns $gap="6" $columns="repeat(2, minmax(0, 1fr))" $align="start" $stacked>
          <Fields>
            <FormFailure />
            <NumberField<Values> name="amount" kind="money" currency="USD" label={labels.amount} required />
            <NumberField<Values> name="delivery_days" kind="count" label={labels.days} required />
            <ClosedDayInput name="valid_until" label={requestPanels.validUntil} isRequired />
            <TextAreaField<Values> name="scope" label={labels.scope} required rows={6} />
            <div>
              <SubmitButton size="small">{labels.save}</SubmitButton>
            </div>
          </Fields>
          <Fields>
            <p>{labels.preview}</p>
            <Preview />
          </Fields>
        </Columns>
      </Form>
    </Panel>
  );
};
