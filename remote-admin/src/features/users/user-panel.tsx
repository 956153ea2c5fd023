import { useQuery } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { FailedRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color, text } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { UserName } from './user-cells.tsx';
import { filterQueryString, firstUsersQuery, type UserFilter } from './user-queries.ts';

const People = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s1) var(--s4);
    min-block-size: 4rem;
    padding: var(--s2) var(--s6);
    border-block-end: 1px solid ${color.line};
  }
  li:last-child {
    border-block-end: 0;
  }
  b {
    display: block;
    color: ${color.heading};
    line-height: 1.6;
  }
  small,
  time {
    ${text.xs}
    color: ${color.text3};
  }
`;
const Empty = styled.p`
  padding: var(--s6);
  color: ${color.text2};
`;

const Loading = () => (
  <LoadingArea>
    <People>
      {['60%', '45%', '55%'].map((width) => (
        <li key={width}>
          <Skeleton $inline={width} $block="1.5rem" />
        </li>
      ))}
    </People>
  </LoadingArea>
);

const Joined = ({ people }: { people: readonly User[] }) => (
  <People>
    {people.map((person) => (
      <li key={person.id}>
        <UserName user={person} />
        <time dateTime={person.created_at}>{copy.home.joined(formatDate(person.created_at))}</time>
      </li>
    ))}
  </People>
);

interface Props {
  title: string;
  filter: UserFilter;
  /** `asc` lists the oldest account first. */
  order: 'asc' | 'desc';
  /** Shown when no account matches. */
  emptyText: string;
}

/** The first few accounts that match a filter, with a link to the full list. */
export const UserPanel = ({ title, filter, order, emptyText }: Props) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(firstUsersQuery(filter, order)));
  const all = `${paths.admin.list('users')}?${filterQueryString(filter)}`;
  return (
    <Panel title={title} flush tools={<ForwardLink to={all}>{copy.home.seeAll}</ForwardLink>}>
      {data && data.rows.length > 0 && <Joined people={data.rows} />}
      {data?.rows.length === 0 && <Empty>{emptyText}</Empty>}
      {!data && !error && <Loading />}
      {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
    </Panel>
  );
};
