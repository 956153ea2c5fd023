import type { Quote } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatUsd, termText } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import styled from 'styled-components';

/** The scope of a quote, a line for each part. */
export const scopeLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const Line = styled.div`
  display: grid;
  gap: var(--s2);
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s2);
  }
  b {
    color: ${color.ink900};
    font-size: 1.375rem;
    font-weight: ${weight.figure};
  }
  span + small,
  > small {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  summary {
    color: ${color.link};
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  ul {
    padding-block-start: var(--s2);
    font-size: var(--fs-sm);
  }
`;

const tones: Record<Quote['status'], BadgeTone> = {
  draft: 'review',
  sent: 'waiting',
  accepted: 'done',
  declined: 'rejected',
  expired: 'off',
  other: 'off',
};

/** A sentence about who accepted or declined a quote, and when; undefined before. */
export const quoteAnswerText = ({ status, answered_at, answered_by }: Quote): string | undefined =>
  (status === 'accepted' || status === 'declined') && answered_at
    ? labels.quoteAnswered[status](answered_by ?? '', formatDate(answered_at))
    : undefined;

/** A quote in a few lines, for the aside. */
export const QuoteLine = ({ quote }: { quote: Quote }) => (
  <Line>
    <p>
      <b>{formatUsd(quote.amount)}</b>
      <Badge $tone={tones[quote.status]}>{labels.quoteStatuses[quote.status]}</Badge>
    </p>
    <small>
      {quoteAnswerText(quote)} {labels.deliveryTime} {termText(quote)}.
    </small>
    {quote.answer_note && <small>«{quote.answer_note}»</small>}
    <details>
      <summary>{labels.quoteDetails}</summary>
      <ul>
        {scopeLines(quote.scope).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </Line>
);
