import { deletedRow, type DeletedRow } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { resourceKey, toDialectQuery, type ListSource } from 'shared-lib/list';
import * as z from 'zod/mini';
import type { ContentResource } from '../define-resource.ts';

const rows = z.array(deletedRow);
const anyRow = z.looseObject({ id: z.int() });
const nothing = z.object({});

/** Deleted rows that can still be restored. */
export const binSource = (resource: ContentResource): ListSource<DeletedRow> => ({
  key: [...resourceKey(resource), 'deleted'],
  toQuery: toDialectQuery,
  fetchPage: async (query, signal) => {
    const { value, total } = await http.getPage(`/admin/${resource}/deleted?${query}`, rows, { signal });
    return { rows: value, total: total ?? value.length };
  },
});

/** @param slug another one, when the old one is in use by now @throws {HttpError} 422 at `slug` when it is */
export const restoreDeleted = (resource: ContentResource, id: number, slug = ''): Promise<object> =>
  http.post(`/admin/${resource}/deleted/${id}/restore`, slug ? { slug } : {}, anyRow);

/** Removes a deleted row for good. */
export const purgeDeleted = (resource: ContentResource, id: number): Promise<object> =>
  http.delete(`/admin/${resource}/deleted/${id}`, nothing);
