import {
  paged,
  studyCard,
  studyDownload,
  studyDownloadInput,
  studyFacets as facets,
  studyListQuery,
  studyPage,
  type StudyDownload,
} from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/studies.ts';
import type { Database } from '../../db/open-database.ts';
import { storageFailure } from '../../db/storage-failure.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { invalid, unauthorized } from '../../http/api-error.ts';
import { writeKeyOf, writeOnce } from '../../http/idempotency.ts';
import { pageOf } from '../../http/pages.ts';
import { found, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { countDirect, countLink, fileName, insertLink, openLink } from './downloads.ts';
import { fileOf, presentWithFile } from './files.ts';
import { presentSectorLink, presentStudyCard } from './present.ts';
import { findStudy, listStudies, relatedStudies, studyFacets, type FoundStudy } from './repository.ts';

interface Parts {
  db: Database;
  clock: Clock;
  studyFiles: StudyFiles;
}

const RELATED = 3;
const open = { config: { access: 'public' } } as const;

/** Whoever is signed in sends nothing; a visitor's address is asked for below, where that is known. */
const downloadBody = z.extend(studyDownloadInput, { email: z.optional(studyDownloadInput.shape.email) });
const downloadQuery = z.object({ token: z.optional(z.string().check(z.maxLength(100))) });

const askForFile = async (
  parts: Parts,
  request: FastifyRequest,
  idOrSlug: string,
  email: string | undefined,
): Promise<StudyDownload> => {
  const { db, clock, studyFiles } = parts;
  const study = found(await findStudy(parts, idOrSlug));
  const user = request.session?.user;
  if (!user && !email) throw invalid({ email: [sayFieldError('email-required')] });
  const { length: size } = await fileOf(db, studyFiles, study);
  const { body } = await writeOnce({ db, clock }, writeKeyOf(request), studyDownload.parse, async (trx) => ({
    status: 200,
    body: await insertLink(trx, { study, user, email: email ?? '', size }, clock),
  }));
  return body;
};

/** Who may have the file, and how having it is counted. @throws {ApiError} 401 for a dead session, 410 without a living link */
const permission = async (
  { db, clock }: Parts,
  { session, headers }: FastifyRequest,
  study: FoundStudy,
  token: string | undefined,
) => {
  if (token === undefined && session) return () => countDirect(db, study.id, session.user, clock);
  if (token === undefined && headers.authorization) throw unauthorized();
  const link = await openLink(db, study.id, token ?? '', clock);
  return () => countLink(db, study.id, link.id, clock);
};

const sendFile = async (
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  study: FoundStudy,
  token: string | undefined,
) => {
  const count = await permission(parts, request, study, token);
  const pdf = await fileOf(parts.db, parts.studyFiles, study);
  try {
    if (request.method === 'GET') await count();
  } catch (error) {
    // A disk that takes no writes keeps nobody from reading.
    if (!storageFailure(error)) throw error;
    request.log.warn({ err: error }, 'a download was not counted');
  }
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': `attachment; filename="study-${study.id}.pdf"; filename*=UTF-8''${encodeURIComponent(fileName(study))}`,
      'cache-control': 'private, no-store',
    })
    .send(pdf);
};

/** Published studies and their files, for everybody. */
export const studyRoutes = (parts: Parts) => async (app: Api) => {
  const { db, studyFiles } = parts;

  app.get(
    '/api/public/studies',
    {
      ...open,
      schema: {
        summary: 'One page of the published studies.',
        querystring: studyListQuery,
        response: { 200: paged(studyCard) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await listStudies(parts, query);
      return pageOf(query, total, rows.map(presentStudyCard));
    },
  );

  app.get(
    '/api/public/studies/facets',
    {
      ...open,
      schema: {
        summary: 'What published studies can be narrowed down to.',
        response: { 200: z.object({ data: facets }) },
      },
    },
    async () => ({ data: await studyFacets(parts) }),
  );

  app.get(
    '/api/public/studies/:idOrSlug',
    {
      ...open,
      schema: {
        summary: 'A study with its sector and related ones.',
        params: idOrSlugParams,
        response: { 200: studyPage },
      },
    },
    async ({ params }) => {
      const row = found(await findStudy(parts, params.idOrSlug));
      return {
        data: await presentWithFile(db, studyFiles, row),
        sector: presentSectorLink(row),
        related: (await relatedStudies(parts, row, RELATED)).map(presentStudyCard),
      };
    },
  );

  app.post(
    '/api/public/studies/:idOrSlug/download',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'A link to the PDF, good for a minute: for an address, or for whoever is signed in.',
        params: idOrSlugParams,
        body: downloadBody,
        response: { 200: studyDownload },
      },
    },
    // Only a program fills the field that no person sees: it is told what it wants to hear.
    (request) =>
      request.body.website
        ? { success: true, message: studyCopy.linkReady }
        : askForFile(parts, request, request.params.idOrSlug, request.body.email),
  );

  app.get(
    '/api/public/studies/:idOrSlug/download',
    {
      ...open,
      schema: {
        summary: 'The PDF: with the token of a link, or for whoever is signed in.',
        params: idOrSlugParams,
        querystring: downloadQuery,
      },
    },
    async (request, reply) => {
      const study = found(await findStudy(parts, request.params.idOrSlug));
      return sendFile(parts, request, reply, study, request.query.token);
    },
  );
};
