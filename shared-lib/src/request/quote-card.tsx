import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { vatOn, type Quote } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatDay, formatNumber, formatPercent, formatUsd, termText } from 'shared-lib/format';
import { color, media, surface, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { TimeLeft } from 'shared-lib/ui/relative-time';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { PAPER_PART } from './print-part.ts';
import { scopeLines } from './quote-line.tsx';
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
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    border: 1px solid ${color.lineStrong};
    break-inside: avoid;
  }
`;
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s3h);
  padding: var(--s7);
  ${media.columns} {
    &:first-child {
      border-inline-end: 1px solid ${color.lineDark};
    }
  }
  ${media.stackedOnScreen} {
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
  Partial<Pick<Quote, 'sent_by' | 'sent_at' | 'vat_rate' | 'work_start'>> & {
    payments?: readonly { title?: string | undefined }[] | undefined;
  };

interface Props {
  quote: QuoteTerms;
  /** Small, as the preview beside the form of the draft. */
  isPreview?: boolean;
  /** Buttons and a sentence about what they do. */
  actions?: ReactNode;
}

/** The price with its tax, and who sent the quote. */
const MoreTerms = ({ quote: { amount, vat_rate = 0, sent_by, sent_at } }: { quote: QuoteTerms }) => (
  <>
    {vat_rate > 0 && (
      <>
        <dt>{labels.withVat(formatPercent(vat_rate))}</dt>
        <dd>{formatUsd(amount + vatOn(amount, vat_rate))}</dd>
      </>
    )}
    {sent_by && sent_at && (
      <>
        <dt>{labels.sentBy}</dt>
        <dd>{labels.join(sent_by, formatDay(sent_at))}</dd>
      </>
    )}
  </>
);

/** The terms of a quote: the only dark block of its page. */
export const QuoteCard = ({ quote, isPreview = false, actions }: Props) => {
  const Title = isPreview ? 'h3' : 'h2';
  return (
    <Card
      {...(!isPreview && PAPER_PART)}
      $small={isPreview}
      id={isPreview ? undefined : anchors.quote}
      tabIndex={isPreview ? undefined : -1}
    >
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
          <dd>{quote.delivery_days > 0 ? termText(quote) : labels.unknown}</dd>
          <dt>{labels.validUntil}</dt>
          <dd>
            {quote.valid_until ? formatDate(quote.valid_until) : labels.unknown}
            {!isPreview && (
              <small>
                <TimeLeft until={quote.valid_until} />
              </small>
            )}
          </dd>
          <MoreTerms quote={quote} />
        </Terms>
      </Side>
      <Side>
        {!isPreview && <h3>{labels.scope}</h3>}
        <Scope>
          {scopeLines(quote.scope).map((line) => (
            <li key={line}>
              <Icon icon={Check} size={20} />
              <span>{figuresInText(line)}</span>
            </li>
          ))}
        </Scope>
      </Side>
      {actions && <Actions data-screen-only>{actions}</Actions>}
    </Card>
  );
};
