import { queryOptions } from '@tanstack/react-query';
import { importReport, tableColumns, type ImportReport } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import { fetchFile } from 'shared-lib/patterns/fetch-file';
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
    queryFn: ({ signal }) => http.get(`/admin/${resource}/import`, tableColumns, { signal }),
  });

/** Checks a CSV file without saving, or saves all of its rows. @throws {HttpError} also when a row is invalid and nothing was saved */
export const sendTable = async (resource: ImportedResource, file: File, isDryRun: boolean): Promise<ImportReport> =>
  http.post(`/admin/${resource}/import${isDryRun ? '?dry_run=1' : ''}`, await file.arrayBuffer(), importReport, {
    headers: { 'content-type': 'text/csv' },
  });

/** Lists that can be downloaded as a table. */
export type ExportedList = AdminResource | 'audit' | 'requests';

/** Formats of an export: a workbook with typed cells, or a plain table. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The columns that an export can have. */
export const exportColumnsQuery = (resource: ExportedList) =>
  queryOptions({
    queryKey: ['admin', resource, 'export-columns'],
    queryFn: ({ signal }) => http.get(`/admin/${resource}/export-columns`, tableColumns, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const BYTE_ORDER_MARK = '\uFEFF';

/** The table as a text, in which Excel recognises the encoding by the byte order mark. */
const fetchText = async (path: string): Promise<Blob> => {
  const text = await http.get(path, z.string());
  return new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
};

/**
 * The file with the rows that match a list query.
 * @param query parameters of the list, and `_columns`
 * @throws {HttpError} with the sentence of the API, for example about more rows than a workbook takes
 */
export const fetchTable = (resource: ExportedList, format: ExportFormat, query: URLSearchParams): Promise<Blob> => {
  const path = `/admin/${resource}/export.${format}?${query}`;
  return format === 'csv' ? fetchText(path) : fetchFile(path);
};
