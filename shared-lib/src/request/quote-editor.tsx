import { quoteInput, type Quote, type QuoteInput } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { Form, FormDraft, SubmitButton, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import type { ReactNode } from 'react';
import { ClosedDayInput } from './date-inputs.tsx';
import { QuoteFields, type QuoteValues } from './quote-fields.tsx';
import { anchors } from './request-title.tsx';

const { quoteForm: labels } = requestPanels;

interface Props {
  reference: string;
  /** The stored draft. */
  draft: Quote | undefined;
  onSave: (input: QuoteInput) => Promise<unknown>;
  /** Beside the title, such as the button that sends the draft. */
  tools?: ReactNode;
}

/** Prepares the quote of a study beside its preview. Saving stores a draft, which an administrator sends. */
export const QuoteEditor = ({ reference, draft, onSave, tools }: Props) => {
  const form = useContractForm<QuoteValues, QuoteInput>(quoteInput, {
    defaults: draft
      ? {
          amount: draft.amount,
          delivery_days: draft.delivery_days,
          scope: draft.scope,
          valid_until: draft.valid_until,
          vat_rate: draft.vat_rate || null,
          payments: draft.payments ?? [],
          work_start: draft.work_start ?? 1,
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
        <QuoteFields
          untilField={<ClosedDayInput name="valid_until" label={requestPanels.validUntil} isRequired />}
          momentFor={(until) => until || undefined}
        >
          <SubmitButton size="small">{labels.save}</SubmitButton>
        </QuoteFields>
      </Form>
    </Panel>
  );
};
