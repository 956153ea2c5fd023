import { fileLink, type FileLink, type TransitionActor } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../../clock.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { currentUser } from '../../../http/access.ts';
import { clientLeft } from '../../../http/error-handler.ts';
import { parseRowId } from '../../../http/params.ts';
import { contentDisposition } from '../../../http/responses.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { changeOwnRequest } from '../client-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import { createArchiveLink, findLinkedArchive, packFiles } from './archive.ts';
import {
  addFile,
  createFileLink,
  findLinkedFile,
  publishFile,
  removeDraft,
  createFilePreview,
  type NewFile,
} from './files.ts';
import { findRequest, referenceParams, type RequestScope } from '../repository.ts';
import { changeAsStaff, requestSchema } from '../staff-routes.ts';
import { acceptUploads, receiveFile, sendStoredFile } from './uploads.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from '../lifecycle/request-context.ts';
import { runChange } from '../lifecycle/run-change.ts';

export interface FileRouteDeps extends RequestDeps {
  files: FileStore;
}

const fileParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });
const MAX_PAGE = 2000;
const previewQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 1),
});
const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const linkResponse = z.object({ data: fileLink });

/** Who may open the files of a request, and of which requests. */
const readers = [
  { base: '/api/account/requests', access: 'signed-in', scope: 'own' },
  { base: consultantArea.base, access: 'consultant', scope: 'assigned' },
  { base: adminArea.base, access: 'admin', scope: 'all' },
] as const;

/** Uploads have no body timeout, only the `connectionTimeout` between two chunks. */
export const upload = { isUpload: true } as const;

type AddFile = (context: RequestContext, row: RequestRow) => Promise<RequestRow>;

/**
 * Stores the file of a request once per `Idempotency-Key`. The file of a repeated request is removed again.
 * @param store writes the row of the received file
 */
export const storeOnce = <Body>(
  { files }: FileRouteDeps,
  request: FastifyRequest,
  store: (context: RequestContext, row: RequestRow, file: NewFile) => Promise<RequestRow>,
  change: (add: AddFile) => Promise<Body>,
) =>
  receiveFile(files, request, async (file) => {
    let isStored = false;
    const body = await change(async (context, row) => {
      const changed = await store(context, row, file);
      isStored = true;
      return changed;
    });
    if (!isStored) await files.remove(file.storedName);
    return body;
  });

const storeAs =
  (role: TransitionActor) =>
  (context: RequestContext, row: RequestRow, file: NewFile): Promise<RequestRow> =>
    addFile(context, row, role, file);

const addUploads = (app: Api, deps: FileRouteDeps) => {
  const summary =
    'Adds a file (`multipart/form-data`, at most 25 MB): PDF, Word, Excel or a picture. A file of staff stays internal until it is published.';
  const schema = { summary, params: referenceParams };

  app.post(
    '/api/account/requests/:reference/files',
    { config: { access: 'signed-in', ...upload }, schema },
    async (request) => {
      const { reference } = request.params;
      // Checked before the upload, so that no file is received for a request that the caller may not see.
      await findRequest(deps.db, reference, currentUser(request), 'own');
      return storeOnce(deps, request, storeAs('client'), (add) => changeOwnRequest(deps, request, reference, add));
    },
  );

  for (const area of [consultantArea, adminArea])
    app.post(`${area.base}/:reference/files`, { config: { access: area.role, ...upload }, schema }, async (request) => {
      await findRequest(deps.db, request.params.reference, currentUser(request), area.scope);
      return storeOnce(deps, request, storeAs(area.role), (add) => changeAsStaff(deps, area, request, add));
    });
};

/** Responds with a new link. @param make creates the link for one side */
const respondWithLink = (
  deps: FileRouteDeps,
  request: FastifyRequest<{ Params: { reference: string } }>,
  scope: RequestScope,
  make: (context: RequestContext, row: RequestRow, reader: 'client' | 'staff') => Promise<FileLink>,
) => {
  const user = currentUser(request);
  return runChange(deps, request, {
    actor: actorOf(user),
    parse: linkResponse.parse,
    run: async (context) => {
      const row = await findRequest(context.trx, request.params.reference, user, scope);
      return { data: await make(context, row, scope === 'own' ? 'client' : 'staff') };
    },
  });
};

const addLinks = (app: Api, deps: FileRouteDeps) => {
  const response = { 200: linkResponse };
  for (const { base, access, scope } of readers) {
    app.post(
      `${base}/:reference/files/:id/link`,
      {
        config: { access },
        schema: { summary: 'Creates a link that opens one file for a minute.', params: fileParams, response },
      },
      (request) =>
        respondWithLink(deps, request, scope, (context, row, reader) =>
          createFileLink(context, row, parseRowId(request.params.id), reader),
        ),
    );

    app.post(
      `${base}/:reference/files/archive-link`,
      {
        config: { access },
        schema: {
          summary: 'Creates a link that downloads all files as one archive for a minute.',
          params: referenceParams,
          response,
        },
      },
      (request) => respondWithLink(deps, request, scope, createArchiveLink),
    );
  }
};

/** What staff may do with a file that the client does not see yet. */
const addDrafts = (app: Api, deps: FileRouteDeps) => {
  for (const area of [consultantArea, adminArea]) {
    const config = { access: area.role };
    const schema = { ...requestSchema(area), params: fileParams };

    app.post(
      `${area.base}/:reference/files/:id/publish`,
      { config, schema: { ...schema, summary: 'Shows an internal file to the client and notifies the client.' } },
      (request) =>
        changeAsStaff(deps, area, request, (context, row) => publishFile(context, row, parseRowId(request.params.id))),
    );

    app.delete(
      `${area.base}/:reference/files/:id`,
      { config, schema: { ...schema, summary: 'Removes an internal file.' } },
      async (request) => {
        const removed: string[] = [];
        const response = await changeAsStaff(deps, area, request, async (context, row) => {
          removed.push(await removeDraft(context, row, parseRowId(request.params.id)));
          return row;
        });
        for (const name of removed) await deps.files.remove(name);
        return response;
      },
    );
  }
};

/** Uploads and downloads of request files. A download needs a link, which is valid for a minute. */
export const requestFileRoutes = (deps: FileRouteDeps) => async (app: Api) => {
  await acceptUploads(app);
  addUploads(app, deps);
  addLinks(app, deps);
  addDrafts(app, deps);

  app.get(
    '/api/files/:token/preview',
    {
      config: { access: 'public' },
      schema: {
        summary: 'A picture of the file of a link: of one page, the first one by default, when it is a PDF.',
        params: tokenParams,
        querystring: previewQuery,
      },
    },
    async ({ params, query }, reply) => {
      const file = await findLinkedFile(deps.db, params.token, isoNow(deps.clock));
      return reply
        .type('image/webp')
        .header('cache-control', 'no-store')
        .send(await createFilePreview(deps.files, file, query.page, clientLeft(reply)));
    },
  );

  app.get(
    '/api/files/:token',
    { config: { access: 'public' }, schema: { summary: 'Downloads the file of a link.', params: tokenParams } },
    async ({ params }, reply) => {
      const file = await findLinkedFile(deps.db, params.token, isoNow(deps.clock));
      return sendStoredFile(reply, deps.files, file);
    },
  );

  app.get(
    '/api/archives/:token',
    {
      config: { access: 'public' },
      schema: { summary: 'Downloads all files of a request, packed as ZIP.', params: tokenParams },
    },
    async ({ params }, reply) => {
      const { reference, files } = await findLinkedArchive(deps.db, params.token, isoNow(deps.clock));
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': contentDisposition('attachment', `${reference}.zip`),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
        })
        .send(packFiles(deps.files, files));
    },
  );
};
