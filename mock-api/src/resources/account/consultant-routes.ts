import { consultantProfileInput, ownConsultantProfile } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notificationCopy } from '../../copy/emails.ts';
import { currentUser } from '../../http/access.ts';
import { copy } from '../../copy/ar.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypes } from '../../files/file-type.ts';
import { forbidden } from '../../http/api-error.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, type RequestContext, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { acceptUploads, receiveFile, sendStoredFile } from '../requests/files/uploads.ts';
import { notifyAdmins } from '../users/approval-notifications.ts';
import { deleteCvFile, findCvFile, writeCvFile } from '../users/consultant-files.ts';
import { readOwnProfile, writeOwnProfile } from '../users/consultant-profiles.ts';
import type { StoredUser } from '../users/repository.ts';

const response = z.object({ data: ownConsultantProfile });
const path = '/api/account/consultant-profile';
const config = { access: 'signed-in' } as const;

/** The signed-in consultant, also one who waits for approval. @throws {ApiError} 403 for other roles */
const consultantOf = (request: FastifyRequest): StoredUser => {
  const user = currentUser(request);
  if (user.role !== 'consultant') throw forbidden();
  return user;
};

/** What a consultant says about the own work: administrators decide on the account by it. */
export const consultantProfileRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.get(
    path,
    {
      config,
      schema: { summary: 'What the signed-in consultant wrote about the own work.', response: { 200: response } },
    },
    async (request) => ({ data: await readOwnProfile(deps.db, consultantOf(request).id) }),
  );

  app.put(
    path,
    {
      config,
      schema: {
        summary: 'Stores specialty and curriculum vitae of the signed-in consultant.',
        body: consultantProfileInput,
        response: { 200: response },
      },
    },
    (request) => {
      const user = consultantOf(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: response.parse,
        run: async ({ trx, now }) => {
          const { written_at } = await readOwnProfile(trx, user.id);
          if (user.status === 'pending' && written_at === null)
            await notifyAdmins(trx, user, notificationCopy.toStaff.consultantWrote, now);
          return { data: await writeOwnProfile(trx, user.id, request.body, now) };
        },
      });
    },
  );
};

interface FileDeps extends RequestDeps {
  files: FileStore;
}

const filePath = `${path}/file` as const;
const cvTypes = { types: [fileTypes.pdf, fileTypes.docx], sentence: copy.files.cvTypes };

/** Changes the own file, and removes the one before from the store after the commit. */
const changeFile = async (
  deps: FileDeps,
  request: FastifyRequest,
  change: (context: RequestContext, id: number) => Promise<string | undefined>,
) => {
  const user = consultantOf(request);
  let removed: string | undefined;
  const body = await runChange(deps, request, {
    actor: actorOf(user),
    parse: response.parse,
    run: async (context) => {
      removed = await change(context, user.id);
      return { data: await readOwnProfile(context.trx, user.id) };
    },
  });
  if (removed) await deps.files.remove(removed);
  return body;
};

/** The uploaded curriculum vitae: only its owner and administrators read it, and it goes with the account. */
export const consultantFileRoutes = (deps: FileDeps) => async (app: Api) => {
  await acceptUploads(app);

  app.post(
    filePath,
    {
      config: { ...config, isUpload: true },
      schema: {
        summary:
          'Stores the curriculum vitae of the signed-in consultant (`multipart/form-data`, PDF or Word, at most 25 MB) in place of the one before.',
        response: { 200: response },
      },
    },
    async (request) => {
      // Before the upload, so that no file is received from another role.
      consultantOf(request);
      return receiveFile(
        deps.files,
        request,
        async (file) => {
          let isStored = false;
          const body = await changeFile(deps, request, async ({ trx, now }, id) => {
            isStored = true;
            return writeCvFile(trx, id, file, now);
          });
          // The file of a repeated request.
          if (!isStored) await deps.files.remove(file.storedName);
          return body;
        },
        cvTypes,
      );
    },
  );

  app.delete(
    filePath,
    {
      config,
      schema: { summary: 'Removes the curriculum vitae of the signed-in consultant.', response: { 200: response } },
    },
    (request) => changeFile(deps, request, ({ trx }, id) => deleteCvFile(trx, id)),
  );

  app.get(
    filePath,
    { config, schema: { summary: 'The curriculum vitae of the signed-in consultant.' } },
    async (request, reply) =>
      sendStoredFile(reply, deps.files, orNotFound(await findCvFile(deps.db, consultantOf(request).id))),
  );
};
