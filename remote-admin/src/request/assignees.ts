import { queryOptions } from '@tanstack/react-query';
import { user } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { countOf } from 'shared-lib/format';
import { dialectCounts, resourceKey, type LoadedOptions } from 'shared-lib/list';
import * as z from 'zod/mini';
import { inbox } from '../copy/inbox.ts';
import { requestsKey } from './summary-query.ts';

const people = z.array(z.pick(user, { id: true, name: true }));
const STAFF = '/admin/users?role=consultant&role=admin&_sort=name&_limit=1000';

/** Active consultants and administrators, to whom requests are assigned. */
export const assigneesQuery = () =>
  queryOptions({
    queryKey: [...resourceKey('users'), 'assignees'],
    queryFn: ({ signal }) => http.get(`${STAFF}&status=active`, people, { signal }),
  });

/** All consultants and administrators as options of a filter, because suspended ones may still have requests. */
export const assigneeOptions: LoadedOptions = {
  key: [...resourceKey('users'), 'assignee-options'],
  load: async (signal) =>
    (await http.get(STAFF, people, { signal })).map(({ id, name }) => ({ value: String(id), label: name })),
};

/** People of a team whose load is counted in one request. */
const MAX_COUNTED = 60;

/** How many open requests each person has now; without a number for those beyond the first of a large team. */
export const loadsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...requestsKey, 'loads', ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, number>> => {
      const counted = ids.slice(0, MAX_COUNTED);
      const queries = counted.map((id) => new URLSearchParams({ view: 'active', assignee_id: String(id) }));
      const counts = await dialectCounts('requests')(queries, signal);
      return new Map(counted.map((id, index) => [id, counts[index] ?? 0]));
    },
    enabled: ids.length > 0,
  });

/** «طارق الشريف (3 طلبات مفتوحة)». */
export const personLabel = (name: string, load: number | undefined): string =>
  load === undefined ? name : inbox.bulk.withLoad(name, countOf(load, inbox.openNoun));
