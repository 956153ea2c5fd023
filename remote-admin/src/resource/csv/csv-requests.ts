import { queryOptions } from '@tanstack/react-query';
import { importColumns, importReport, type ImportReport } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import * as z from 'zod/mini';

const imported = ['services', 'sectors', 'studies'] as const;
/** Resources whose rows can be imported. */
export type ImportedResource = (typeof imported)[number];

/** The resource if its rows can be imported. */
export const importedResource = (resource: AdminResource): ImportedResource | undefined =>
  imported.find((one) => one === resource);

/** The columns that an import of the resource reads. */
export const columnsQuery = (resource: ImportedResource) =>
  queryOptions({
    queryKey: ['admin', resource, 'import-columns'],
    queryFn: ({ signal }) => http.get(`/admin/${resource}/import`, importColumns, { signal }),
  });

/** Checks a CSV file without saving, or saves all of its rows. @throws {HttpError} also when a row is invalid and nothing was saved */
export const sendTable = async (resource: ImportedResource, file: File, isDryRun: boolean): Promise<ImportReport> =>
  http.post(`/admin/${resource}/import${isDryRun ? '?dry_run=1' : ''}`, await file.arrayBuffer(), importReport, {
    headers: { 'content-type': 'text/csv' },
  });

/** Lists that can be downloaded as a table. */
export type ExportedList = AdminResource | 'audit' | 'requests';

const BYTE_ORDER_MARK = '\uFEFF';

/** The CSV table of the rows that match a list query; Excel recognises its encoding by the byte order mark. */
export const fetchTable = async (resource: ExportedList, query: URLSearchParams): Promise<Blob> => {
  const text = await http.get(`/admin/${resource}/export.csv?${query}`, z.string());
  return new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
};
