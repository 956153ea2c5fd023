import { fileLink, type Mover } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import type { FileStore } from '../../files/file-store.ts';
import { caller } from '../../http/access.ts';
import { notFound } from '../../http/api-error.ts';
import { rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { adminDesk } from './admin-routes.ts';
import { changeOwn } from './client-routes.ts';
import { consultantDesk } from './consultant-routes.ts';
import { addFile, addFileLink, fileOfLink } from './files.ts';
import { reachRequest, referenceParams, type Reach } from './find.ts';
import { changeAtDesk } from './staff-routes.ts';
import { acceptUploads, receiveFile } from './uploads.ts';
import { actorOf, doWork, type RequestParts, type RequestRow, type Work } from './work.ts';

interface FileParts extends RequestParts {
  files: FileStore;
}

const fileParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });
const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const linkAnswer = z.object({ data: fileLink });

/** A whole file arrives in its own time; `connectionTimeout` ends a sender who falls silent. */
const upload = { isUpload: true } as const;

type Adding = (work: Work, row: RequestRow) => Promise<RequestRow>;

/** Has the file written down once; a replay keeps no second one. */
const keepOnce = <Answer>(
  { files }: FileParts,
  request: FastifyRequest,
  mover: Mover,
  write: (adding: Adding) => Promise<Answer>,
) =>
  receiveFile(files, request, async (file) => {
    let isKept = false;
    const answer = await write(async (work, row) => {
      const changed = await addFile(work, row, mover, file);
      isKept = true;
      return changed;
    });
    if (!isKept) await files.remove(file.storedName);
    return answer;
  });

const addUploads = (app: Api, parts: FileParts) => {
  const summary = 'Adds a file (`multipart/form-data`, at most 25 MB): PDF, Word, Excel or a picture.';
  const schema = { summary, params: referenceParams };

  app.post(
    '/api/account/requests/:reference/files',
    { config: { access: 'signed-in', ...upload }, schema },
    async (request) => {
      const { reference } = request.params;
      // Nobody's bytes are taken for a request that is out of reach.
      await reachRequest(parts.db, reference, caller(request), 'own');
      return keepOnce(parts, request, 'client', (adding) => changeOwn(parts, request, reference, adding));
    },
  );

  for (const desk of [consultantDesk, adminDesk])
    app.post(`${desk.base}/:reference/files`, { config: { access: desk.role, ...upload }, schema }, async (request) => {
      await reachRequest(parts.db, request.params.reference, caller(request), desk.reach);
      return keepOnce(parts, request, desk.role, (adding) => changeAtDesk(parts, desk, request, adding));
    });
};

const addLinks = (app: Api, parts: FileParts) => {
  const link = (request: FastifyRequest<{ Params: { reference: string; id: string } }>, reach: Reach) => {
    const user = caller(request);
    const { reference, id } = request.params;
    return doWork(parts, request, {
      actor: actorOf(user),
      parse: linkAnswer.parse,
      work: async (work) => {
        const row = await reachRequest(work.trx, reference, user, reach);
        const fileId = rowNumber(id);
        if (fileId === undefined) throw notFound();
        return { data: await addFileLink(work, row, fileId) };
      },
    });
  };
  const schema = {
    summary: 'A link that opens one file, for a minute.',
    params: fileParams,
    response: { 200: linkAnswer },
  };
  app.post('/api/account/requests/:reference/files/:id/link', { config: { access: 'signed-in' }, schema }, (request) =>
    link(request, 'own'),
  );
  app.post(
    `${consultantDesk.base}/:reference/files/:id/link`,
    { config: { access: 'consultant' }, schema },
    (request) => link(request, 'assigned'),
  );
  app.post(`${adminDesk.base}/:reference/files/:id/link`, { config: { access: 'admin' }, schema }, (request) =>
    link(request, 'all'),
  );
};

/** Files of requests: sent by forms, fetched by links of a minute. */
export const requestFileRoutes = (parts: FileParts) => async (app: Api) => {
  await acceptUploads(app);
  addUploads(app, parts);
  addLinks(app, parts);

  app.get(
    '/api/files/:token',
    { config: { access: 'public' }, schema: { summary: 'The file of a link.', params: tokenParams } },
    async ({ params }, reply) => {
      const file = await fileOfLink(parts.db, params.token, isoNow(parts.clock));
      return reply
        .headers({
          'content-type': file.mime,
          'content-length': file.size,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
        })
        .send(parts.files.read(file.stored_name));
    },
  );
};
