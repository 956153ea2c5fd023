import { adminStats, type AdminStats } from 'shared-lib/contracts';
import type { NewRow } from '../db/tables.ts';
import { sourcePageOf, createSectorFinder } from '../resources/requests/source-page.ts';
import { createRequestApi, type RequestApi } from './request-api.ts';

/** An API without requests. The clock shows Monday, 2 March 2026, 12:00 in Riyadh. */
export const createApiWithoutRequests = async () => {
  const api = await createRequestApi();
  for (const name of ['requests', 'audit_entries', 'notifications'] as const) await api.db.deleteFrom(name).execute();
  const stats = async (query = ''): Promise<AdminStats> =>
    adminStats.parse((await api.requestAs('admin', 'GET', `/api/admin/stats${query}`)).json());
  return { ...api, stats };
};

let addedCount = 0;

/** Inserts a contact request of Sunday, 1 March 2026, with some changed columns. */
export const addRequest = async (
  { db }: Pick<RequestApi, 'db'>,
  changes: Partial<NewRow<'requests'>>,
): Promise<{ id: number; reference: string }> => {
  addedCount += 1;
  const { created_at = '2026-03-01T09:00:00.000Z', source_path = '/contact' } = changes;
  const sector = (await createSectorFinder(db))(source_path);
  return db
    .insertInto('requests')
    .values({
      reference: `CT-2026-${String(900_000 + addedCount)}`,
      kind: 'contact',
      status: 'new',
      status_since: created_at,
      priority: 'normal',
      is_spam: 0,
      name: 'سالم',
      email: '',
      phone: '',
      company: '',
      payload: '{}',
      source_path,
      source_page: sourcePageOf(source_path),
      sector_id: sector?.id ?? null,
      search: '',
      created_at,
      updated_at: created_at,
      ...changes,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
};
