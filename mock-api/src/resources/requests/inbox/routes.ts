import {
  adminRequest,
  adminSummary,
  type AdminSummary,
  type AdminView,
  type CountByKind,
  adminViews,
} from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { addCountsRoute } from '../../../dialect/counts.ts';
import { readListQuery } from '../../../dialect/list-query.ts';
import { listResponse, listQuerystring } from '../../../dialect/list-response.ts';
import { countList } from '../../../dialect/select.ts';
import { currentUser } from '../../../http/access.ts';
import type { Api } from '../../../http/validation.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
import { unreadNotifications } from '../../dashboard/account-summary.ts';
import { countByStatus } from '../../stats/figures.ts';
import type { RequestDeps } from '../lifecycle/request-context.ts';
import { inboxList, presentForAdmin } from './inbox-list.ts';
import type { RequestReader } from './unread.ts';
import { adminViewConditions } from './views.ts';

const countView = async (db: Database, clock: Clock, reader: RequestReader, view: AdminView): Promise<number> => {
  const { count } = await db
    .selectFrom('requests')
    .where(adminViewConditions(clock, reader)[view])
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countViews = async (db: Database, clock: Clock, reader: RequestReader): Promise<Record<AdminView, number>> => {
  const counts = new Map<AdminView, number>();
  for (const view of adminViews) counts.set(view, await countView(db, clock, reader, view));
  const of = (view: AdminView) => counts.get(view) ?? 0;
  return {
    all: of('all'),
    active: of('active'),
    mine: of('mine'),
    unassigned: of('unassigned'),
    new: of('new'),
    unread: of('unread'),
    due_soon: of('due_soon'),
    overdue: of('overdue'),
    waiting: of('waiting'),
    snoozed: of('snoozed'),
    spam: of('spam'),
    archived: of('archived'),
  };
};

const countNew = async (db: Database, clock: Clock, reader: RequestReader): Promise<CountByKind> => {
  const rows = await db
    .selectFrom('requests')
    .where(adminViewConditions(clock, reader).new)
    .select(['kind', sql<number | string>`count(*)`.as('count')])
    .groupBy('kind')
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { contact: of('contact'), consultation: of('consultation'), feasibility: of('feasibility') };
};

const countPending = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .where('status', '=', 'pending')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countUnpublished = async (db: Database, table: 'articles' | 'studies'): Promise<number> => {
  const { draft, scheduled } = await countByStatus(db, table);
  return draft + scheduled;
};

/** Counts of the views of the inbox, and what the menu of the administration shows. */
const readAdminSummary = async (db: Database, clock: Clock, reader: RequestReader): Promise<AdminSummary> => ({
  views: await countViews(db, clock, reader),
  new_requests: await countNew(db, clock, reader),
  pending_users: await countPending(db),
  unread_notifications: await unreadNotifications(db, reader.id),
  unpublished: {
    articles: await countUnpublished(db, 'articles'),
    studies: await countUnpublished(db, 'studies'),
  },
});

/** The inbox of the administration: the requests of all three kinds, in the json-server dialect. */
export const addInboxRoutes = (app: Api, { db, clock, siteOrigin }: RequestDeps): void => {
  const config = { access: 'admin' } as const;

  app.get(
    '/api/admin/summary',
    {
      config,
      schema: {
        summary: 'Counts of the views of the inbox, and of what the menu of the administration shows.',
        response: { 200: adminSummary },
      },
    },
    (request) => readAdminSummary(db, clock, currentUser(request)),
  );

  app.get(
    '/api/admin/requests',
    {
      config,
      schema: {
        summary:
          'Requests of all kinds, in the json-server dialect; also by view, clock, unread, tag and reached, for the signed-in person.',
        querystring: listQuerystring,
        response: { 200: z.array(adminRequest) },
      },
    },
    async (request, reply) => {
      const { query, url } = request;
      const reader = currentUser(request);
      const rows = await listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: db.selectFrom('requests').selectAll('requests'),
        resource: inboxList(clock, reader),
        present: (row) => row,
      });
      return presentForAdmin(db, rows, clock, reader);
    },
  );

  addCountsRoute(app, {
    path: '/api/admin/requests',
    config,
    count: (query, request) => {
      const list = inboxList(clock, currentUser(request));
      return countList(db, db.selectFrom('requests').selectAll('requests'), list, readListQuery(list, query));
    },
  });
};
