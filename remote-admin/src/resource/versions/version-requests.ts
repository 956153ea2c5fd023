import { queryOptions } from '@tanstack/react-query';
import { contentVersion, contentVersionDetail } from 'shared-lib/contracts';
import { http, type Contract } from 'shared-lib/http';
import { resourceKey } from 'shared-lib/list';
import * as z from 'zod/mini';
import type { ContentResource } from '../define-resource.ts';

const MOST_RECENT = 50;
const rows = z.array(contentVersion);

/** The most recent versions of a row, newest first. */
export const versionsQuery = (resource: ContentResource, id: number) =>
  queryOptions({
    queryKey: [...resourceKey(resource), 'versions', id],
    queryFn: ({ signal }) =>
      http.get(`/admin/${resource}/${id}/versions?_sort=id&_order=desc&_limit=${MOST_RECENT}`, rows, { signal }),
  });

/** One version with the row at that time. */
export const versionQuery = (resource: ContentResource, id: number, version: number) =>
  queryOptions({
    queryKey: [...resourceKey(resource), 'versions', id, version],
    queryFn: ({ signal }) => http.get(`/admin/${resource}/${id}/versions/${version}`, contentVersionDetail, { signal }),
  });

/**
 * Restores the texts and pictures of a version.
 * @param updatedAt state of the row that the user sees; the API refuses to overwrite a newer one
 */
export const restoreVersion = <Row>(
  resource: ContentResource,
  contract: Contract<Row>,
  { id, version, updatedAt }: { id: number; version: number; updatedAt: string },
): Promise<Row> =>
  http.post(`/admin/${resource}/${id}/versions/${version}/restore`, { updated_at: updatedAt }, contract);
