import { notification, notificationQuery, paged, readNotificationsInput } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { caller } from '../../http/access.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import type { Api } from '../../http/validation.ts';
import { noteDeadlines } from '../requests/deadlines.ts';
import { actorOf, doWork, type RequestParts } from '../requests/work.ts';

const config = { access: 'signed-in' } as const;
const notificationPage = z.extend(paged(notification), { unread: z.int() });
const unreadAnswer = z.object({ data: z.object({ unread: z.int() }) });

/** What people were told, newest first. */
export const notificationRoutes = (parts: RequestParts) => async (app: Api) => {
  const { db, clock } = parts;

  const unread = async (userId: number, on = db) => {
    const { count } = await on
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  app.get(
    '/api/account/notifications',
    {
      config,
      schema: {
        summary: 'One page of what the caller was told, newest first.',
        querystring: notificationQuery,
        response: { 200: notificationPage },
      },
    },
    async (request) => {
      const user = caller(request);
      const { id } = user;
      const { query } = request;
      await noteDeadlines({ db, clock }, user);
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
      return { ...pageOf(query, Number(total), rows), unread: await unread(id) };
    },
  );

  app.post(
    '/api/account/notifications/read',
    {
      config,
      schema: {
        summary: 'Notes that notifications were read: some, or all.',
        body: readNotificationsInput,
        response: { 200: unreadAnswer },
      },
    },
    (request) => {
      const user = caller(request);
      const { ids } = request.body;
      return doWork(parts, request, {
        actor: actorOf(user),
        parse: unreadAnswer.parse,
        work: async ({ trx, now }) => {
          const own = trx
            .updateTable('notifications')
            .set({ read_at: now })
            .where('user_id', '=', user.id)
            .where('read_at', 'is', null);
          await (ids ? own.where('id', 'in', [...ids, 0]) : own).execute();
          return { data: { unread: await unread(user.id, trx) } };
        },
      });
    },
  );
};
