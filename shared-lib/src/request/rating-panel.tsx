import { ratingInput, type Rating, type RatingInput } from 'shared-lib/contracts';
import { ratingLabels as labels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { RadioCards, TextAreaField, useContractForm } from 'shared-lib/form';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { DialogForm } from './dialog-form.tsx';

const Given = styled.div`
  display: grid;
  gap: var(--s4);
  p {
    color: ${color.text2};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  b {
    color: ${color.ink900};
    font-size: 1.25rem;
  }
`;

const SCORES = [5, 4, 3, 2, 1] as const;

/** Radio buttons hold texts; the contract of the API wants a number. */
const formContract = z.pipe(
  z.object({
    score: z.pipe(z.optional(z.string()), z.transform(Number)),
    comment: z.optional(z.string()),
  }),
  ratingInput,
);
interface Values {
  score?: string | undefined;
  comment?: string | undefined;
}

interface Props {
  reference: string;
  rating: Rating | null;
  onRate: (input: RatingInput) => Promise<unknown>;
}

const RatingForm = ({ reference, onRate }: Pick<Props, 'reference' | 'onRate'>) => {
  const form = useContractForm<Values, RatingInput>(formContract);
  const send = async (input: RatingInput) => {
    await onRate(input);
    toast.success(labels.thanks);
  };
  return (
    <DialogForm form={form} draft={`rating:${reference}`} confirm={labels.send} onSubmit={send}>
      <RadioCards<Values>
        name="score"
        label={labels.score}
        options={SCORES.map((score) => ({ value: String(score), label: labels.scores[score] }))}
        required
      />
      <TextAreaField<Values> name="comment" label={labels.comment} optional rows={3} />
    </DialogForm>
  );
};

/** Asks for the rating of a finished request, or shows it. */
export const RatingPanel = ({ reference, rating, onRate }: Props) => (
  <Panel title={rating ? labels.yours : labels.title} id="rating">
    {rating ? (
      <Given>
        <b>{labels.outOf(formatNumber(rating.score))}</b>
        {rating.comment && <p>{rating.comment}</p>}
      </Given>
    ) : (
      <div data-screen-only>
        <RatingForm reference={reference} onRate={onRate} />
      </div>
    )}
  </Panel>
);
