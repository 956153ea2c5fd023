import { useRef, useState } from 'react';
import { quoteInput, type Quote, type StaffRequestDetail } from 'shared-lib/contracts';
import { Form, SubmitButton, useContractForm } from 'shared-lib/form';
import { anchors, QuoteFields, QuoteLine } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Badge } from 'shared-lib/ui/badge';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import { DayField } from '../../resource/fields/day-field.tsx';
import { useFormKey, type TrackSave } from '../../resource/use-form-key.ts';
import { fromLocalDay, toLocalDay } from './riyadh-time.ts';
import { SendQuoteDialog } from './send-quote-dialog.tsx';
import type { PanelProps } from './workspace-context.ts';
import { Stack } from 'shared-lib/ui/stack';

/** The form holds the last day of the validity; the API stores the end of that day. */
const quoteForm = z.extend(quoteInput, {
  valid_until: z.string('date-required').check(z.minLength(1, 'date-required')),
});
type Values = z.input<typeof quoteForm>;

/** Statuses in which the API accepts a draft. */
const DRAFTING: readonly StaffRequestDetail['status'][] = ['new', 'under_review', 'awaiting_client'];
const VALID_DAYS = 21;
const DAY_MS = 24 * 3_600_000;

const inThreeWeeks = (): string => toLocalDay(new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString());

const draftOf = ({ quotes }: Pick<StaffRequestDetail, 'quotes'>): Quote | undefined =>
  quotes.find(({ status }) => status === 'draft');

const startOf = (draft: Quote | undefined): Values => ({
  amount: draft?.amount ?? Number.NaN,
  delivery_days: draft?.delivery_days ?? Number.NaN,
  scope: draft?.scope ?? '',
  valid_until: draft ? toLocalDay(draft.valid_until) : inThreeWeeks(),
  vat_rate: draft?.vat_rate || null,
  payments: draft?.payments ?? [],
  work_start: draft?.work_start ?? 1,
});

interface EditorProps extends Pick<PanelProps, 'calls'> {
  draft: Quote | undefined;
  track: TrackSave;
}

const Editor = ({ draft, calls, track }: EditorProps) => {
  const form = useContractForm(quoteForm, { defaults: startOf(draft) });
  const isSending = useRef(false);
  const [sending, setSending] = useState<Quote>();
  const save = async (input: z.output<typeof quoteForm>) => {
    const body = { ...input, valid_until: fromLocalDay(input.valid_until) };
    const detail = await track(
      () => calls.change('put', '/quote', body),
      (saved) => draftOf(saved)?.updated_at ?? '',
    );
    form.reset(input);
    if (isSending.current) setSending(draftOf(detail));
    else toast.success(labels.quoteSaved);
  };
  return (
    <>
      <Form form={form} onSubmit={save}>
        <QuoteFields
          untilField={<DayField<Values> name="valid_until" label={labels.quoteUntil} empty="" required />}
          momentFor={fromLocalDay}
        >
          <SubmitButton
            size="small"
            tone="quiet"
            onClick={() => {
              isSending.current = false;
            }}
          >
            {labels.quoteSave}
          </SubmitButton>
          <Button
            type="submit"
            size="small"
            onClick={() => {
              isSending.current = true;
            }}
          >
            {labels.quoteSend}
          </Button>
        </QuoteFields>
      </Form>
      {sending && <SendQuoteDialog quote={sending} calls={calls} onClose={() => setSending(undefined)} />}
    </>
  );
};

const canDraft = ({ kind, status }: Pick<StaffRequestDetail, 'kind' | 'status'>): boolean =>
  kind === 'feasibility' && DRAFTING.includes(status);

/** Whether the request has a panel for quotes. */
export const hasQuotePanel = (request: StaffRequestDetail): boolean => canDraft(request) || request.quotes.length > 0;

/** Drafts and sends the quote of a study while that is allowed; below it the quotes that were sent. */
export const QuotePanel = ({ request, calls }: PanelProps) => {
  const draft = draftOf(request);
  const { key, track } = useFormKey(draft?.updated_at ?? '');
  const sent = request.quotes.filter(({ status }) => status !== 'draft');
  if (!hasQuotePanel(request)) return null;
  return (
    <Panel id={anchors.quote} title={labels.quote} tools={draft && <Badge $tone="review">{labels.quoteDraft}</Badge>}>
      <Stack $gap="5">
        {canDraft(request) && <Editor key={key} draft={draft} calls={calls} track={track} />}
        {sent.map((quote) => (
          <QuoteLine key={quote.id} quote={quote} />
        ))}
      </Stack>
    </Panel>
  );
};
