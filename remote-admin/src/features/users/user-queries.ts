import { user, type Role, type UserStatus } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { rowsQuery } from '../../list/list-queries.ts';

const users = z.array(user);

export interface UserFilter {
  role?: Role;
  status?: UserStatus;
}

/** How many users a filter leaves: the smallest page there is, for its total. */
export const userCountQuery = (filter: UserFilter) =>
  rowsQuery('users', users, new URLSearchParams({ _page: '1', _limit: '1', ...filter }));

/** The first few users by when they came. */
export const firstUsersQuery = (filter: UserFilter, order: 'asc' | 'desc', limit = 5) =>
  rowsQuery(
    'users',
    users,
    new URLSearchParams({ _page: '1', _limit: String(limit), _sort: 'created_at', _order: order, ...filter }),
  );

/** Address of the list behind a figure. */
export const filterSearch = (filter: UserFilter): string => String(new URLSearchParams({ ...filter }));
