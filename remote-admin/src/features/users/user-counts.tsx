import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { verbs } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, media, text } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { filterQueryString, userCountsQuery, type UserFilter } from './user-queries.ts';

const labels = copy.home;

const Section = styled.section`
  display: grid;
  gap: var(--s3);
  h2 {
    font-size: var(--fs-h3);
  }
`;
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  ${media.stacked} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Tile = styled(Link)`
  display: grid;
  gap: var(--s0h);
  align-content: space-between;
  block-size: 100%;
  padding: var(--s5) var(--s6) var(--s4h);
  background: ${color.white};
  &:hover span {
    color: ${color.link};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  span {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  b {
    ${text.figure}
    color: ${color.ink900};
    font-size: 2rem;
  }
`;

const tiles: readonly { label: string; filter: UserFilter }[] = [
  { label: labels.all, filter: {} },
  { label: labels.clients, filter: { role: 'client' } },
  { label: labels.consultants, filter: { role: 'consultant' } },
  { label: labels.pending, filter: { status: 'pending' } },
];

/** Number of accounts per kind. Each number links to the filtered list. */
export const UserCounts = () => {
  const id = useId();
  const counts = useQuery(userCountsQuery(tiles.map(({ filter }) => filter)));
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{labels.counts}</h2>
      {counts.isError && (
        <Alert
          tone="danger"
          action={
            <Button size="small" pending={counts.isFetching} onClick={() => void counts.refetch()}>
              {verbs.retry}
            </Button>
          }
        >
          {labels.countsFailed}
        </Alert>
      )}
      <Row aria-busy={counts.isPending || undefined}>
        {tiles.map(({ label, filter }, index) => {
          const count = counts.data?.[index];
          return (
            <li key={label}>
              <Tile to={`${paths.admin.list('users')}?${filterQueryString(filter)}`}>
                <span>{label}</span>
                {counts.isPending ? (
                  <Skeleton $inline="4rem" $block="2.5rem" />
                ) : (
                  <b>{count === undefined ? copy.users.none : formatNumber(count)}</b>
                )}
              </Tile>
            </li>
          );
        })}
      </Row>
    </Section>
  );
};
