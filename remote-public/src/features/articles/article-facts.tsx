import type { ArticleSummary } from 'shared-lib/contracts';
import { countOf, formatDate } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import styled from 'styled-components';
import { articleCard } from '../../copy/cards.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1h) var(--s3);
  color: ${color.text3};
  ${text.xs}
`;

/** Publication date; renders nothing without one. */
export const PublishedAt = ({ date }: { date: string | null }) =>
  date && <time dateTime={date}>{formatDate(date)}</time>;

/** Category and publication date of an article. */
export const ArticleFacts = ({ article: { category, published_at } }: { article: ArticleSummary }) => (
  <Line>
    <Tag>{category}</Tag>
    <PublishedAt date={published_at} />
  </Line>
);

const Quiet = styled.span`
  margin-block-start: auto;
  color: ${color.text3};
  ${text.xs}
`;

export const ReadingTime = ({ article: { reading_minutes } }: { article: ArticleSummary }) => (
  <Quiet>{countOf(reading_minutes, articleCard.minutes)}</Quiet>
);
