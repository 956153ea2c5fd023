import type { RequestSort } from 'shared-lib/contracts';
import type { ListState } from 'shared-lib/list';

/** Column → its sort order in the API, and the direction that this order has. */
const sorts: Readonly<Record<string, { sort: RequestSort; usual: 'ascending' | 'descending' }>> = {
  updated_at: { sort: 'updated', usual: 'descending' },
  created_at: { sort: 'created', usual: 'descending' },
  next: { sort: 'due', usual: 'ascending' },
};

/** Query parameters of the sort order of a list of requests. */
export const sortParams = ({ sort: { key, direction } }: Pick<ListState, 'sort'>): Record<string, string> => {
  const found = sorts[key];
  if (!found) return {};
  return { sort: found.sort, ...(direction === found.usual ? {} : { order: 'reversed' }) };
};
