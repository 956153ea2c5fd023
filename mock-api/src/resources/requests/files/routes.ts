import { fileLink, type TransitionActor } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../../clock.ts';
import { nameOfType } from '../../../files/file-type.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { currentUser } from '../../../http/access.ts';
import { clientLeft } from '../../../http/error-handler.ts';
import { contentDisposition } from '../../../http/responses.ts';
import { parseRowId } from '../../../http/params.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { changeOwnRequest } from '../client-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import { addFile, createFileLink, findLinkedFile, publishFile, removeDraft, createFilePreview } from './files.ts';
import { findRequest, referenceParams, type RequestScope } from '../repository.ts';
import { changeAsStaff, requestSchema } from '../staff-routes.ts';
import { acceptUploads, receiveFile } from './uploads.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from '../lifecycle/request-context.ts';
import { runChange } from '../lifecycle/run-change.ts';

interface FileRouteDeps extends RequestDeps {
  files: FileStore;
}

const fileParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });
const MAX_PAGE = 2000;
const previewQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 1),
});
const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const linkResponse = z.object({ data: fileLink });

/** Uploads have no body timeout, only the `connectionTimeout` between two chunks. */
const upload = { isUpload: true } as const;

type AddFile = (context: RequestContext, row: RequestRow) => Promise<RequestRow>;

/** Stores the file of a request once per `Idempotency-Key`. The file of a repeated request is removed again. */
const storeOnce = <Body>(
  { files }: FileRouteDeps,
  request: FastifyRequest,
  role: TransitionActor,
  change: (add: AddFile) => Promise<Body>,
) =>
  receiveFile(files, request, async (file) => {
    let isStored = false;
    const body = await change(async (context, row) => {
      const changed = await addFile(context, row, role, file);
      isStored = true;
      return changed;
    });
    if (!isStored) await files.remove(file.storedName);
    return body;
  });

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
      return storeOnce(deps, request, 'client', (add) => changeOwnRequest(deps, request, reference, add));
    },
  );

  for (const area of [consultantArea, adminArea])
    app.post(`${area.base}/:reference/files`, { config: { access: area.role, ...upload }, schema }, async (request) => {
      await findRequest(deps.db, request.params.reference, currentUser(request), area.scope);
      return storeOnce(deps, request, area.role, (add) => changeAsStaff(deps, area, request, add));
    });
};

const addLinks = (app: Api, deps: FileRouteDeps) => {
  const createLink = (request: FastifyRequest<{ Params: { reference: string; id: string } }>, scope: RequestScope) => {
    const user = currentUser(request);
    const { reference, id } = request.params;
    return runChange(deps, request, {
      actor: actorOf(user),
      parse: linkResponse.parse,
      run: async (context) => {
        const row = await findRequest(context.trx, reference, user, scope);
        return { data: await createFileLink(context, row, parseRowId(id), scope === 'own' ? 'client' : 'staff') };
      },
    });
  };
  const schema = {
    summary: 'Creates a link that opens one file for a minute.',
    params: fileParams,
    response: { 200: linkResponse },
  };
  app.post('/api/account/requests/:reference/files/:id/link', { config: { access: 'signed-in' }, schema }, (request) =>
    createLink(request, 'own'),
  );
  app.post(
    `${consultantArea.base}/:reference/files/:id/link`,
    { config: { access: 'consultant' }, schema },
    (request) => createLink(request, 'assigned'),
  );
  app.post(`${adminArea.base}/:reference/files/:id/link`, { config: { access: 'admin' }, schema }, (request) =>
    createLink(request, 'all'),
  );
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
      return reply
        .headers({
          'content-type': file.mime,
          'content-length': file.size,
          'content-disposition': contentDisposition('attachment', nameOfType(file.name, file.mime)),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
        })
        .send(deps.files.read(file.stored_name));
    },
  );
};
