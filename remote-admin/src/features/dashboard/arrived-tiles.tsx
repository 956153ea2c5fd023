import type { AdminStats, RequestKind } from 'shared-lib/contracts';
import { countOf, formatNumber } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { color, media, text } from 'shared-lib/theme';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { dashboard as labels } from '../../copy/dashboard.ts';
import { listLink } from './list-links.ts';

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > div {
    padding: var(--s5) var(--s6);
    background: ${color.white};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    font-size: var(--fs-sm);
  }
  h2 {
    font-size: var(--fs-sm);
    font-weight: inherit;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block-start: var(--s2);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Figure = styled(Link)`
  display: grid;
  b {
    ${text.figure}
    color: ${color.ink900};
    font-size: 1.75rem;
  }
  span {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  &:hover b {
    color: ${color.link};
  }
`;

const kinds: readonly RequestKind[] = ['feasibility', 'consultation', 'contact'];
const periods = [
  ['today', labels.today],
  ['last_7_days', labels.last7],
  ['last_30_days', labels.last30],
] as const;

/** New requests of today, 7 and 30 days by kind, and how many are open. Each figure opens its list. */
export const ArrivedTiles = ({ stats: { arrived, open } }: { stats: AdminStats }) => (
  <Row aria-label={labels.arrived}>
    {kinds.map((kind) => (
      <div key={kind}>
        <header>
          <h2>{labels.kinds[kind]}</h2>
          <TextLink to={listLink(kind, { view: 'active' })}>{countOf(open[kind], labels.open)}</TextLink>
        </header>
        <ul>
          {periods.map(([period, label]) => (
            <li key={period}>
              <Figure to={listLink(kind, { from: arrived[period].from })}>
                <b>{formatNumber(arrived[period][kind])}</b>
                <span>{label}</span>
              </Figure>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </Row>
);

const Attention = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  a {
    display: inline-flex;
    align-items: baseline;
    gap: var(--s2);
    min-block-size: 2.75rem;
    padding: var(--s2) var(--s4);
    border: 1px solid ${color.line};
    background: ${color.white};
    font-size: 0.9375rem;
  }
  a:hover {
    border-color: ${color.ink900};
  }
  b {
    ${text.tabular}
  }
`;

/** What needs attention now, over all kinds. */
export const AttentionLinks = ({ open }: Pick<AdminStats, 'open'>) => (
  <nav aria-label={labels.attention}>
    <Attention>
      {(
        [
          ['active', labels.openAll, open.total],
          ['overdue', labels.overdue, open.overdue],
          ['unassigned', labels.unassigned, open.unassigned],
          ['unread', labels.unread, open.with_unread_messages],
        ] as const
      ).map(([view, label, count]) => (
        <li key={view}>
          <Link to={listLink(undefined, { view })}>
            <b>{formatNumber(count)}</b> {label}
          </Link>
        </li>
      ))}
    </Attention>
  </nav>
);
