import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Quote } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { countOf, formatDate, formatDay, formatNumber, formatUsd } from 'shared-lib/format';
import { color, media, surface, weight } from 'shared-lib/theme';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Icon } from 'shared-lib/ui/icon';
import { TimeLeft } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { anchors } from './request-title.tsx';

const Card = styled.section<{ $small: boolean }>`
  display: grid;
  grid-template-columns: ${({ $small }) => ($small ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
  ${surface.dark}
  scroll-margin-block-start: 6rem;
  h2,
  h3 {
    color: ${color.onDark};
    line-height: 1.5;
  }
  h2 {
    font-size: ${({ $small }) => ($small ? '1.125rem' : '1.75rem')};
  }
  h3 {
    font-size: 1.125rem;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s3h);
  padding: var(--s7);
  &:first-child {
    border-inline-end: 1px solid ${color.lineDark};
  }
  ${media.stacked} {
    padding: var(--s5);
  }
`;
const Amount = styled.p<{ $small: boolean }>`
  color: ${color.brass400};
  font-size: ${({ $small }) => ($small ? '1.75rem' : '2.75rem')};
  font-weight: ${weight.figure};
  line-height: 1.25;
  small {
    margin-inline-start: var(--s2);
    color: ${color.onDark2};
    font-size: 1.125rem;
    font-weight: ${weight.body};
  }
`;
const Terms = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s1) var(--s5);
  font-size: var(--fs-sm);
  dt,
  small {
    color: ${color.nile300};
  }
  small {
    display: block;
    font-size: var(--fs-xs);
  }
`;
const Scope = styled.ul`
  display: grid;
  gap: var(--s3);
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: var(--s3);
    color: ${color.onDark2};
    font-size: 0.9375rem;
    line-height: 1.75;
    overflow-wrap: anywhere;
  }
  svg {
    margin-block-start: var(--s1);
    color: ${color.brass400};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--s3);
  padding: var(--s5) var(--s7);
  border-block-start: 1px solid ${color.lineDark};
  small {
    margin-inline-start: auto;
    color: ${color.nile300};
    font-size: var(--fs-xs);
  }
  ${media.stacked} {
    padding: var(--s5);
    > button,
    > a {
      inline-size: 100%;
    }
    small {
      margin: 0;
    }
  }
`;

/** What a quote shows. The preview of a draft has no sender; its missing values are 0 or empty. */
export type QuoteTerms = Pick<Quote, 'amount' | 'delivery_days' | 'scope' | 'valid_until'> &
  Partial<Pick<Quote, 'sent_by' | 'sent_at'>>;

interface Props {
  quote: QuoteTerms;
  /** Small, as the preview beside the form of the draft. */
  isPreview?: boolean;
  /** Buttons and a sentence about what they do. */
  actions?: ReactNode;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The terms of a quote: the only dark block of its page. */
export const QuoteCard = ({ quote, isPreview = false, actions }: Props) => {
  const Title = isPreview ? 'h3' : 'h2';
  return (
    <Card $small={isPreview} id={isPreview ? undefined : anchors.quote} tabIndex={isPreview ? undefined : -1}>
      <Side>
        <Title>{labels.quote}</Title>
        <Amount $small={isPreview}>
          {quote.amount > 0 ? (
            <>
              {formatNumber(quote.amount)}
              <small>{labels.usd}</small>
            </>
          ) : (
            labels.unknown
          )}
        </Amount>
        <Terms>
          <dt>{labels.deliveryTime}</dt>
          <dd>
            {quote.delivery_days > 0
              ? labels.fromAcceptance(countOf(quote.delivery_days, labels.workingDays))
              : labels.unknown}
          </dd>
          <dt>{labels.validUntil}</dt>
          <dd>
            {quote.valid_until ? formatDate(quote.valid_until) : labels.unknown}
            {!isPreview && (
              <small>
                <TimeLeft until={quote.valid_until} />
              </small>
            )}
          </dd>
          {quote.sent_by && quote.sent_at && (
            <>
              <dt>{labels.sentBy}</dt>
              <dd>{labels.join(quote.sent_by, formatDay(quote.sent_at))}</dd>
            </>
          )}
        </Terms>
      </Side>
      <Side>
        {!isPreview && <h3>{labels.scope}</h3>}
        <Scope>
          {linesOf(quote.scope).map((line) => (
            <li key={line}>
              <Icon icon={Check} size={20} />
              <span>{line}</span>
            </li>
          ))}
        </Scope>
      </Side>
      {actions && <Actions>{actions}</Actions>}
    </Card>
  );
};

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
      {quoteAnswerText(quote)} {labels.deliveryTime}{' '}
      {labels.fromAcceptance(countOf(quote.delivery_days, labels.workingDays))}.
    </small>
    {quote.answer_note && <small>«{quote.answer_note}»</small>}
    <details>
      <summary>{labels.quoteDetails}</summary>
      <ul>
        {linesOf(quote.scope).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </Line>
);
