import {
  notification,
  notificationPreference,
  notificationPreferenceInput,
  notificationQuery,
  paged,
  readNotificationsInput,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { currentUser } from '../../http/access.ts';
import { offsetOf, pageOf } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { addDeadlineNotifications } from '../requests/service-levels/deadline-notifications.ts';
import { actorOf, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { readPreferences, savePreference } from './notification-preferences.ts';

const config = { access: 'signed-in' } as const;
const notificationPage = z.extend(paged(notification), { unread: z.int() });
const preferenceList = z.object({ data: z.array(notificationPreference) });
const unreadResponse = z.object({ data: z.object({ unread: z.int() }) });

const countUnread = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const addListRoute = (app: Api, { db, clock }: RequestDeps) => {
  app.get(
    '/api/account/notifications',
    {
      config,
      schema: {
        summary: 'One page of the notifications of the signed-in user, newest first.',
        querystring: notificationQuery,
        response: { 200: notificationPage },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { id } = user;
      const { query } = request;
      await addDeadlineNotifications({ db, clock }, user);
      const own = db.selectFrom('notifications').where('user_id', '=', id);
      const base = query.unread === '1' ? own.where('read_at', 'is', null) : own;
      const { total } = await base.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      const rows = await base
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.per_page)
        .offset(offsetOf(query))
        .execute();
      return { ...pageOf(query, Number(total), rows), unread: await countUnread(db, id) };
    },
  );
};

const addReadRoute = (app: Api, deps: RequestDeps) => {
  app.post(
    '/api/account/notifications/read',
    {
      config,
      schema: {
        summary: 'Marks notifications as read: those with the given ids, or all.',
        body: readNotificationsInput,
        response: { 200: unreadResponse },
      },
    },
    (request) => {
      const user = currentUser(request);
      const { ids } = request.body;
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: unreadResponse.parse,
        run: async ({ trx, now }) => {
          const own = trx
            .updateTable('notifications')
            .set({ read_at: now })
            .where('user_id', '=', user.id)
            .where('read_at', 'is', null);
          await (ids ? own.where('id', 'in', [...ids, 0]) : own).execute();
          return { data: { unread: await countUnread(trx, user.id) } };
        },
      });
    },
  );
};

const addPreferenceRoutes = (app: Api, deps: RequestDeps) => {
  app.get(
    '/api/account/notification-preferences',
    {
      config,
      schema: {
        summary: 'Where the signed-in user is notified of each kind of event: in the account, by e-mail.',
        response: { 200: preferenceList },
      },
    },
    async (request) => ({ data: await readPreferences(deps.db, currentUser(request)) }),
  );

  app.patch(
    '/api/account/notification-preferences',
    {
      config,
      schema: {
        summary: 'Sets the preference for one kind of event. Quotes are always emailed to clients.',
        body: notificationPreferenceInput,
        response: { 200: preferenceList },
      },
    },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: preferenceList.parse,
        run: async ({ trx }) => {
          await savePreference(trx, user, request.body);
          return { data: await readPreferences(trx, user) };
        },
      });
    },
  );
};

/** Notifications of the signed-in user. */
export const notificationRoutes = (deps: RequestDeps) => async (app: Api) => {
  addListRoute(app, deps);
  addReadRoute(app, deps);
  addPreferenceRoutes(app, deps);
};
