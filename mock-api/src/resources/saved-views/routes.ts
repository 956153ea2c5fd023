import { savedView, savedViewChange, savedViewInput, savedViewQuery, type SavedView } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import * as z from 'zod/mini';
import { flag, type Row } from '../../db/tables.ts';
import { runWrite, type WriteContext, type WriteDeps } from '../../dialect/write-context.ts';
import { currentUser } from '../../http/access.ts';
import { invalid } from '../../http/api-error.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';

const MAX_VIEWS = 30;

const present = ({ user_id: _user, is_default, ...view }: Row<'saved_views'>): SavedView => ({
  ...view,
  is_default: is_default === 1,
});

/** A list opens with one view at most. */
const clearDefault = async ({ trx }: WriteContext, { user_id, list }: Row<'saved_views'>): Promise<void> => {
  await trx
    .updateTable('saved_views')
    .set({ is_default: flag(false) })
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .execute();
};

/** The view of this person. @throws {ApiError} 404 also for a view of somebody else */
const findOwn = async ({ trx, actor }: WriteContext, id: string): Promise<Row<'saved_views'>> =>
  orNotFound(
    await trx
      .selectFrom('saved_views')
      .selectAll()
      .where('id', '=', parseRowId(id) ?? 0)
      .where('user_id', '=', actor.id)
      .executeTakeFirst(),
  );

const assertFewViews = async ({ trx }: WriteContext, userId: number, list: string): Promise<void> => {
  const { count } = await trx
    .selectFrom('saved_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_VIEWS) throw invalid({ name: [fieldErrorMessage('list-long')] });
};

const base = '/api/admin/views';
const config = { access: 'admin' } as const;
const empty = z.object({});

const addReadRoute = (app: Api, { db }: WriteDeps): void => {
  app.get(
    base,
    {
      config,
      schema: {
        summary: 'The own saved views of a list, or of all lists, in the order of their creation.',
        querystring: savedViewQuery,
        response: { 200: z.array(savedView) },
      },
    },
    async (request) => {
      const { list } = request.query;
      const own = db.selectFrom('saved_views').selectAll().where('user_id', '=', currentUser(request).id);
      const rows = await (list === undefined ? own : own.where('list', '=', list)).orderBy('id').execute();
      return rows.map(present);
    },
  );
};

const addCreateRoute = (app: Api, deps: WriteDeps): void => {
  app.post(
    base,
    {
      config,
      schema: {
        summary: 'Saves the filters and the order of a list.',
        body: savedViewInput,
        response: { 201: savedView },
      },
    },
    async (request, reply) => {
      const user_id = currentUser(request).id;
      const view = await runWrite(deps, request, {
        status: 201,
        parse: savedView.parse,
        write: async (context) => {
          const { trx, now } = context;
          await assertFewViews(context, user_id, request.body.list);
          return present(
            await trx
              .insertInto('saved_views')
              .values({ ...request.body, user_id, created_at: now, updated_at: now })
              .returningAll()
              .executeTakeFirstOrThrow(),
          );
        },
      });
      return reply.code(201).send(view);
    },
  );
};

const addChangeRoutes = (app: Api, deps: WriteDeps): void => {
  app.patch(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Renames an own saved view, replaces its query, or makes it the default of its list.',
        params: idParams,
        body: savedViewChange,
        response: { 200: savedView },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: savedView.parse,
        write: async (context) => {
          const view = await findOwn(context, request.params.id);
          const { name = view.name, query = view.query, is_default } = request.body;
          if (is_default) await clearDefault(context, view);
          const changes = { name, query, is_default: is_default === undefined ? view.is_default : flag(is_default) };
          return present(
            await context.trx
              .updateTable('saved_views')
              .set({ ...changes, updated_at: context.now })
              .where('id', '=', view.id)
              .returningAll()
              .executeTakeFirstOrThrow(),
          );
        },
      }),
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: { summary: 'Deletes an own saved view.', params: idParams, response: { 200: empty } },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: empty.parse,
        write: async (context) => {
          const { id } = await findOwn(context, request.params.id);
          await context.trx.deleteFrom('saved_views').where('id', '=', id).execute();
          return {};
        },
      }),
  );
};

/** Saved views of the lists of the administration. Each person sees only the own ones. */
export const savedViewRoutes = (deps: WriteDeps) => async (app: Api) => {
  addReadRoute(app, deps);
  addCreateRoute(app, deps);
  addChangeRoutes(app, deps);
};
