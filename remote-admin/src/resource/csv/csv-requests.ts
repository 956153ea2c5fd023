import { importReport, type ImportReport } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import * as z from 'zod/mini';

/** Resources whose rows can be imported. */
export type ImportedResource = 'services' | 'sectors';

/** Checks a CSV file without saving, or saves all of its rows. @throws {HttpError} also when a row is invalid and nothing was saved */
export const sendTable = (resource: ImportedResource, file: File, isDryRun: boolean): Promise<ImportReport> =>
  http.post(`/admin/${resource}/import${isDryRun ? '?dry_run=1' : ''}`, file, importReport, {
    headers: { 'content-type': 'text/csv' },
  });

const BYTE_ORDER_MARK = '\uFEFF';

/** The CSV table of the rows that match a list query; Excel recognises its encoding by the byte order mark. */
export const fetchTable = async (resource: AdminResource, query: URLSearchParams): Promise<Blob> => {
  const text = await http.get(`/admin/${resource}/export.csv?${query}`, z.string());
  return new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
};
