import { user, type Role, type UserStatus } from 'shared-lib/contracts';
import { dialectSource, rowsQuery } from 'shared-lib/list';
import * as z from 'zod/mini';

const users = dialectSource('users', z.array(user));

export interface UserFilter {
  role?: Role;
  status?: UserStatus;
}

/** Counts the users that match a filter: requests a page of one row and uses its total. */
export const userCountQuery = (filter: UserFilter) =>
  rowsQuery(users, new URLSearchParams({ _page: '1', _limit: '1', ...filter }));

/** The first `limit` users by registration date. */
export const firstUsersQuery = (filter: UserFilter, order: 'asc' | 'desc', limit = 5) =>
  rowsQuery(
    users,
    new URLSearchParams({ _page: '1', _limit: String(limit), _sort: 'created_at', _order: order, ...filter }),
  );

/** Query string of the list with this filter. */
export const filterQueryString = (filter: UserFilter): string => String(new URLSearchParams({ ...filter }));
