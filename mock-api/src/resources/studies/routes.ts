import {
  paged,
  studyCard,
  studyDownload,
  studyDownloadInput,
  studyFacets as facets,
  studyListQuery,
  studyPage,
  verdictCounts,
  verdictRegister,
  type StudyDownload,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cardLink, REGISTER_ID } from '../../cards/card-pictures.ts';
import { studyCard as shareCardOf, verdictsCard } from '../../cards/share-card.ts';
import { studyCopy } from '../../copy/ar.ts';
import { isStorageFailure } from '../../db/storage-failure.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { invalid, unauthorized } from '../../http/api-error.ts';
import { readIdempotencyKey, writeOnce } from '../../http/idempotency.ts';
import { pageOf, orNotFound, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import type { ReadContentIndex } from '../../search/content-index.ts';
import {
  recordDirectDownload,
  countLinkDownload,
  fileName,
  createDownloadLink,
  findDownloadLink,
} from './downloads.ts';
import { createRequest } from '../requests/repository.ts';
import { actorOf, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { studyFile, presentCards, presentWithFile } from './files.ts';
import { presentSectorLink, presentVerdict } from './present.ts';
import {
  countVerdicts,
  findStudy,
  listStudies,
  listVerdicts,
  relatedStudies,
  studyFacets,
  type StudyWithSector,
} from './repository.ts';

interface Deps extends RequestDeps {
  readIndex: ReadContentIndex;
  studyFiles: StudyFiles;
}

const RELATED = 3;
const open = { config: { access: 'public' } } as const;

/** Only visitors need an e-mail address, so the handler requires it when there is no session. */
const downloadBody = z.extend(studyDownloadInput, { email: z.optional(studyDownloadInput.shape.email) });
const downloadQuery = z.object({ token: z.optional(z.string().check(z.maxLength(100))) });

const requestDownloadLink = async (
  deps: Deps,
  request: FastifyRequest,
  idOrSlug: string,
  email: string | undefined,
): Promise<StudyDownload> => {
  const { db, clock, studyFiles } = deps;
  const study = orNotFound(await findStudy(deps, idOrSlug));
  const user = request.session?.user;
  if (!user && !email) throw invalid({ email: [fieldErrorMessage('email-required')] });
  const { length: size } = await studyFile(db, studyFiles, study);
  const { body } = await writeOnce({ db, clock }, readIdempotencyKey(request), studyDownload.parse, async (trx) => ({
    status: 200,
    body: await createDownloadLink(trx, { study, user, email: email ?? '', size }, clock),
  }));
  return body;
};

/**
 * Stores what a program sent through the hidden field as spam, like the other forms do, in case a person was taken for one. Nobody gets
 * an email or a link; the response says the same.
 */
const storeCaught = async (
  deps: Deps,
  request: FastifyRequest<{ Params: { idOrSlug: string } }>,
  email: string | undefined,
  text: string,
): Promise<StudyDownload> => {
  const study = orNotFound(await findStudy(deps, request.params.idOrSlug));
  const user = request.session?.user;
  const sender = user?.email ?? email ?? '';
  return runChange(deps, request, {
    actor: user ? actorOf(user) : { id: null, name: sender, role: 'visitor' },
    parse: studyDownload.parse,
    run: async (context): Promise<StudyDownload> => {
      await createRequest(context, {
        kind: 'contact',
        input: { subject: study.title_ar, message: text },
        priority: 'normal',
        name: sender,
        email: sender,
        phone: '',
        company: '',
        user,
        source_path: paths.study(study.slug),
        level: 'contact',
        isCaught: true,
      });
      return { success: true, message: studyCopy.linkReady };
    },
  });
};

/**
 * Checks access to a file.
 * @returns a function that counts the download
 * @throws {ApiError} 401 for an expired session, 410 without a valid link
 */
const authorizeDownload = async (
  { db, clock }: Deps,
  { session, headers }: FastifyRequest,
  study: StudyWithSector,
  token: string | undefined,
) => {
  if (token === undefined && session) return () => recordDirectDownload(db, study.id, session.user, clock);
  if (token === undefined && headers.authorization) throw unauthorized();
  const link = await findDownloadLink(db, study.id, token ?? '', clock);
  return () => countLinkDownload(db, study.id, link.id, clock);
};

const sendFile = async (
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  study: StudyWithSector,
  token: string | undefined,
) => {
  const count = await authorizeDownload(deps, request, study, token);
  const pdf = await studyFile(deps.db, deps.studyFiles, study);
  try {
    if (request.method === 'GET') await count();
  } catch (error) {
    // A download still works when the count cannot be stored.
    if (!isStorageFailure(error)) throw error;
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

const addContentRoutes = (app: Api, deps: Deps) => {
  const { db, studyFiles } = deps;

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
      const { rows, total } = await listStudies(deps, query);
      return pageOf(query, total, await presentCards(studyFiles, rows));
    },
  );

  app.get(
    '/api/public/studies/facets',
    {
      ...open,
      schema: {
        summary: 'Filter values of published studies with their counts.',
        response: { 200: z.object({ data: facets }) },
      },
    },
    async () => ({ data: await studyFacets(deps) }),
  );

  app.get(
    '/api/public/studies/:idOrSlug',
    {
      ...open,
      schema: {
        summary: 'A study with its sector and related studies.',
        params: idOrSlugParams,
        response: { 200: studyPage },
      },
    },
    async ({ params }) => {
      const row = orNotFound(await findStudy(deps, params.idOrSlug));
      const data = await presentWithFile(db, studyFiles, row);
      const sector = presentSectorLink(row);
      return {
        data: { ...data, share_card: cardLink('study', row.id, shareCardOf(data, sector.name_ar)) },
        sector,
        related: await presentCards(studyFiles, await relatedStudies(deps, row, RELATED)),
      };
    },
  );
};

const addVerdictRoutes = (app: Api, deps: Deps) => {
  app.get(
    '/api/public/verdicts',
    {
      ...open,
      schema: {
        summary: 'The published studies with what they recommend, the oldest year first.',
        response: { 200: verdictRegister },
      },
    },
    async () => {
      const [rows, counts] = await Promise.all([listVerdicts(deps), countVerdicts(deps)]);
      const register = { data: rows.map(presentVerdict), counts };
      return { ...register, share_card: cardLink('verdicts', REGISTER_ID, verdictsCard(register)) };
    },
  );

  app.get(
    '/api/public/verdicts/counts',
    {
      ...open,
      schema: {
        summary: 'How often each verdict was given among all published studies.',
        response: { 200: z.object({ data: verdictCounts }) },
      },
    },
    async () => ({ data: await countVerdicts(deps) }),
  );
};

const addDownloadRoutes = (app: Api, deps: Deps) => {
  app.post(
    '/api/public/studies/:idOrSlug/download',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'A link to the PDF, valid for one minute. Visitors send an e-mail address, signed-in users do not.',
        params: idOrSlugParams,
        body: downloadBody,
        response: { 200: studyDownload },
      },
    },
    // Only programs fill in the hidden field.
    (request) =>
      request.body.other_details
        ? storeCaught(deps, request, request.body.email, request.body.other_details)
        : requestDownloadLink(deps, request, request.params.idOrSlug, request.body.email),
  );

  app.get(
    '/api/public/studies/:idOrSlug/download',
    {
      ...open,
      schema: {
        summary: 'The PDF, with the token of a link or for signed-in users.',
        params: idOrSlugParams,
        querystring: downloadQuery,
      },
    },
    async (request, reply) => {
      const study = orNotFound(await findStudy(deps, request.params.idOrSlug));
      return sendFile(deps, request, reply, study, request.query.token);
    },
  );
};

/** Public routes of published studies and their files. */
export const studyRoutes = (deps: Deps) => async (app: Api) => {
  addContentRoutes(app, deps);
  addVerdictRoutes(app, deps);
  addDownloadRoutes(app, deps);
};
