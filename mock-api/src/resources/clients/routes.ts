import {
  anonymiseInput,
  client,
  clientAccount,
  clientDetail,
  clientMergeInput,
  clientNoteInput,
  receipt,
  type Receipt,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import { clientCopy } from '../../copy/clients.ts';
import { addCountsRoute } from '../../dialect/counts.ts';
import { readListQuery } from '../../dialect/list-query.ts';
import { listQuerystring, listResponse } from '../../dialect/list-response.ts';
import { countList } from '../../dialect/select.ts';
import type { FileStore } from '../../files/file-store.ts';
import { currentUser } from '../../http/access.ts';
import { idParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { removeFiles } from '../account/personal-data.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { actorOf, type RequestContext, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { readClientAccount } from './account-view.ts';
import { readClient } from './client-detail.ts';
import { anonymiseClient, exportClient } from './personal-data.ts';
import { mergeClients, undoMerge } from './merges.ts';
import { clientList, findClient, presentClient, selectClients, type ClientRow } from './client-list.ts';

interface ClientDeps extends RequestDeps {
  files: FileStore;
}

const path = '/api/admin/clients';
const config = { access: 'admin' } as const;

const addList = (app: Api, { db, siteOrigin }: RequestDeps) => {
  app.get(
    path,
    {
      config,
      schema: {
        summary: 'Clients with an account and guests who sent a request, in the json-server dialect.',
        querystring: listQuerystring,
        response: { 200: z.array(client) },
      },
    },
    ({ query, url }, reply) =>
      listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: selectClients(db),
        resource: clientList,
        present: presentClient,
      }),
  );

  addCountsRoute(app, {
    path,
    config,
    count: (query) => countList(db, selectClients(db), clientList, readListQuery(clientList, query)),
  });
};

type ById = FastifyRequest<{ Params: { id: string } }>;

/** Changes a client and responds with its new state. */
const changeClient = (
  deps: RequestDeps,
  request: ById,
  change: (context: RequestContext, row: ClientRow) => Promise<void>,
) =>
  runChange(deps, request, {
    actor: actorOf(currentUser(request)),
    parse: clientDetail.parse,
    run: async (context) => {
      const { id } = request.params;
      await change(context, await findClient(context.trx, id));
      return readClient(context.trx, await findClient(context.trx, id), context.now);
    },
  });

/** Writes an action on a client to the audit log. */
const recordClientAudit = (
  context: Pick<RequestContext, 'trx' | 'now' | 'actor'>,
  { id, name }: Pick<ClientRow, 'id' | 'name'>,
  action: string,
  details: Record<string, unknown> = {},
) => recordAudit(context, { action: `client.${action}`, resource: 'clients', record: String(id), name, details });

const addNote = async (context: RequestContext, row: ClientRow, body: string): Promise<void> => {
  const { trx, actor, now } = context;
  await trx
    .insertInto('client_notes')
    .values({
      client_id: row.id,
      author_id: actor.id,
      author_name: actor.name,
      author_role: actor.role,
      body,
      at: now,
    })
    .execute();
  await recordClientAudit(context, row, 'note');
};

const mergeParams = z.extend(idParams, { merge: idParams.shape.id });

const addMergeRoutes = (app: Api, deps: RequestDeps) => {
  app.post(
    `${path}/:id/merge`,
    {
      config,
      schema: {
        summary: 'Moves everything of another client to this one. An account of the other is suspended.',
        params: idParams,
        body: clientMergeInput,
        response: { 200: clientDetail },
      },
    },
    (request) =>
      changeClient(deps, request, async (context, row) => {
        const other = await findClient(context.trx, String(request.body.other_id));
        await mergeClients(context, row, other);
        await recordClientAudit(context, row, 'merged', { merged: String(other.id) });
      }),
  );

  app.post(
    `${path}/:id/merges/:merge/undo`,
    {
      config,
      schema: {
        summary: 'Gives everything back that a merge has moved.',
        params: mergeParams,
        response: { 200: clientDetail },
      },
    },
    (request) =>
      changeClient(deps, request, async (context, row) => {
        const other = await undoMerge(context, row, request.params.merge);
        await recordClientAudit(context, row, 'unmerged', { merged: String(other.id) });
      }),
  );
};

const addPersonalData = (app: Api, deps: ClientDeps) => {
  const { db, clock, files } = deps;

  app.get(
    `${path}/:id/export`,
    {
      config,
      schema: { summary: 'All data stored about a client, as a JSON file for the person.', params: idParams },
    },
    async (request, reply) => {
      const now = isoNow(clock);
      const actor = actorOf(currentUser(request));
      const row = await findClient(db, request.params.id);
      await db.transaction().execute((trx) => recordClientAudit({ trx, now, actor }, row, 'exported'));
      void reply.header('content-disposition', `attachment; filename="client-${row.id}-${now.slice(0, 10)}.json"`);
      return exportClient(db, row, now);
    },
  );

  app.post(
    `${path}/:id/anonymise`,
    {
      config,
      schema: {
        summary: 'Deletes the account of a client and all personal data for good.',
        params: idParams,
        body: anonymiseInput,
        response: { 200: receipt },
      },
    },
    async (request) => {
      const filesToRemove: string[] = [];
      const done = await runChange<Receipt>(deps, request, {
        actor: actorOf(currentUser(request)),
        parse: receipt.parse,
        run: async (context) => {
          const row = await findClient(context.trx, request.params.id);
          filesToRemove.push(...(await anonymiseClient(context, row, request.body.name)));
          await recordClientAudit(context, { id: row.id, name: '' }, 'anonymised');
          return { success: true, message: clientCopy.anonymised };
        },
      });
      await removeFiles(files, filesToRemove);
      return done;
    },
  );
};

/** The clients of the administration: accounts and guests. */
export const clientRoutes = (deps: ClientDeps) => async (app: Api) => {
  const { db, clock } = deps;
  addList(app, deps);
  addMergeRoutes(app, deps);
  addPersonalData(app, deps);

  app.get(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: 'Everything of a client: requests, messages, files, downloads, calculations, ratings and notes.',
        params: idParams,
        response: { 200: clientDetail },
      },
    },
    async ({ params }) => readClient(db, await findClient(db, params.id), isoNow(clock)),
  );

  app.get(
    `${path}/:id/account`,
    {
      config,
      schema: {
        summary: 'The account of a client as its owner sees it.',
        params: idParams,
        response: { 200: clientAccount },
      },
    },
    async ({ params }) => readClientAccount(db, clock, await findClient(db, params.id)),
  );

  app.post(
    `${path}/:id/notes`,
    {
      config,
      schema: {
        summary: 'Adds a note about a client, which only administrators see.',
        params: idParams,
        body: clientNoteInput,
        response: { 200: clientDetail },
      },
    },
    (request) => changeClient(deps, request, (context, row) => addNote(context, row, request.body.body)),
  );
};
