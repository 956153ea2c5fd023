import { queryOptions } from '@tanstack/react-query';
import { user } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { resourceKey, type LoadedOptions } from 'shared-lib/list';
import * as z from 'zod/mini';

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
