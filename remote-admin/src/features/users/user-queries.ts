import { queryOptions } from '@tanstack/react-query';
import { user, type Role, type UserStatus } from 'shared-lib/contracts';
import { dialectCounts, dialectSource, resourceKey, rowsQuery } from 'shared-lib/list';
import * as z from 'zod/mini';

const users = dialectSource('users', z.array(user));

export interface UserFilter {
  role?: Role;
  status?: UserStatus;
}

/** Query string of the list with this filter. */
export const filterQueryString = (filter: UserFilter): string => String(new URLSearchParams({ ...filter }));

/** Counts the users that match each filter, in one request. */
export const userCountsQuery = (filters: readonly UserFilter[]) => {
  const queries = filters.map(filterQueryString);
  return queryOptions({
    queryKey: [...resourceKey('users'), 'counts', ...queries],
    queryFn: ({ signal }) =>
      dialectCounts('users')(
        queries.map((query) => new URLSearchParams(query)),
        signal,
      ),
  });
};

/** The first `limit` users by registration date. */
export const firstUsersQuery = (filter: UserFilter, order: 'asc' | 'desc', limit = 5) =>
  rowsQuery(
    users,
    new URLSearchParams({ _page: '1', _limit: String(limit), _sort: 'created_at', _order: order, ...filter }),
  );
