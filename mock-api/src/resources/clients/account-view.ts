import {
  clientRequestQuery,
  dashboardFileQuery,
  dashboardMessageQuery,
  type ClientAccount,
} from 'shared-lib/contracts';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { orNotFound } from '../../http/params.ts';
import { readDownloads, readSaved } from '../account/saved-routes.ts';
import { listCalculations } from '../calculations/repository.ts';
import { readAccountSummary } from '../dashboard/account-summary.ts';
import { listFiles, listMessages } from '../dashboard/conversations.ts';
import { listClientRequests } from '../requests/lists/request-pages.ts';
import { presentForClient } from '../requests/request-detail.ts';
import { presentUser } from '../users/repository.ts';
import type { ClientRow } from './client-list.ts';

const SHOWN = '50';

const readNotifications = (db: Database, userId: number) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(Number(SHOWN))
    .execute();

/** The account of a client as its owner sees it. Reading it marks nothing as read. @throws {ApiError} 404 for a guest */
export const readClientAccount = async (
  db: Database,
  clock: Clock,
  { user_id }: Pick<ClientRow, 'user_id'>,
): Promise<ClientAccount> => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst();
  const user = presentUser(orNotFound(row));
  const page = { per_page: SHOWN };
  const requests = await listClientRequests(db, user, clientRequestQuery.parse(page), clock);
  return {
    user,
    summary: await readAccountSummary(db, clock, user.id),
    requests: await presentForClient(db, requests.rows, isoNow(clock)),
    messages: (await listMessages(db, 'user_id', user.id, dashboardMessageQuery.parse(page))).rows,
    files: (await listFiles(db, 'user_id', user.id, dashboardFileQuery.parse(page))).rows,
    saved: await readSaved(db, clock, user.id),
    downloads: await readDownloads(db, clock, user.id),
    calculations: await listCalculations(db, user.id),
    notifications: await readNotifications(db, user.id),
  };
};
