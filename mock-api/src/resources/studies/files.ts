import { type Study, type StudyCard, studyPages } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentSource } from '../../documents/planner.ts';
import type { DocumentCompany } from '../../documents/study-document.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { ApiError, conflict } from '../../http/api-error.ts';
import { isPublishedAt } from '../publications/state.ts';
import { listSettings } from '../settings/groups.ts';
import { downloadPath, presentStudy, presentStudyCard, presentStoredStudy, type StudyCardRow } from './present.ts';
import { newestStudies, type StudyWithSector, selectAllStudies } from './repository.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';

interface Deps {
  db: Database;
  studyFiles: StudyFiles;
}

const config = { access: 'admin' } as const;
const pageParams = z.extend(idParams, { page: z.string().check(z.maxLength(6)) });

/** @throws {ApiError} 404; 409 for a draft without the figures that the document consists of */
const findStudy = async ({ db }: Deps, id: string): Promise<StudyWithSector> => {
  const row = orNotFound(
    await selectAllStudies(db)
      .where('studies.id', '=', parseRowId(id) ?? 0)
      .executeTakeFirst(),
  );
  if (row.cash_flows === '[]') throw conflict(studyCopy.needsCashFlows);
  return row;
};

/** @throws {ApiError} 503 when the pages cannot be rendered now */
const readPictures = async (deps: Deps, id: string): Promise<Buffer[]> => {
  const row = await findStudy(deps, id);
  try {
    return await studyPagePictures(deps.db, deps.studyFiles, row);
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(503, studyCopy.fileUnavailable, { headers: { 'retry-after': '30' } });
  }
};

/** The document of a study of any status, for its editors. */
export const adminDocumentRoutes = (deps: Deps) => async (app: Api) => {
  app.get(
    '/api/admin/studies/:id/document',
    { config, schema: { summary: 'The PDF of a study of any status, also of a draft.', params: idParams } },
    async ({ params }, reply) => {
      const row = await findStudy(deps, params.id);
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': `inline; filename="study-${row.id}.pdf"`,
          'cache-control': 'private, no-store',
        })
        .send(await studyFile(deps.db, deps.studyFiles, row));
    },
  );

  app.get(
    '/api/admin/studies/:id/pages',
    {
      config,
      schema: {
        summary: 'The pages of the PDF of a study of any status, as pictures.',
        params: idParams,
        response: { 200: studyPages },
      },
    },
    async ({ params }) => ({
      pages: (await readPictures(deps, params.id)).map((_picture, index) => ({
        page: index + 1,
        url: `/api/admin/studies/${params.id}/pages/${index + 1}`,
      })),
    }),
  );

  app.get(
    '/api/admin/studies/:id/pages/:page',
    { config, schema: { summary: 'One page of the PDF of a study, as a WebP picture.', params: pageParams } },
    async ({ params }, reply) => {
      const pictures = await readPictures(deps, params.id);
      const picture = orNotFound(pictures[(parseRowId(params.page) ?? 0) - 1]);
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(picture);
    },
  );
};

/** The company as documents name it. */
export const readCompany = async (db: Database): Promise<DocumentCompany> => {
  const settings = new Map((await listSettings(db, 'contact')).map(({ key, value_ar }) => [key, value_ar]));
  return {
    name: settings.get('company_name') || company.name,
    tagline: company.tagline,
    email: settings.get('email') || company.email,
  };
};

const sourceOf = (row: StudyWithSector, author: DocumentCompany): DocumentSource => ({
  study: presentStudy(row),
  sectorName: row.sector_name,
  company: author,
});

/** A published study with the size and the pages of its file, when the file exists. */
export const presentWithFile = async (db: Database, files: StudyFiles, row: StudyWithSector): Promise<Study> => {
  const source = sourceOf(row, await readCompany(db));
  const [file_size, pages] = await Promise.all([files.sizeOf(source), files.pageCounts([row.id])]);
  return { ...source.study, file_size, file_pages: pages.get(row.id) ?? null };
};

/** Studies of a public list, with the pages of their files. */
export const presentCards = async (files: StudyFiles, rows: readonly StudyCardRow[]): Promise<StudyCard[]> => {
  const pages = await files.pageCounts(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...presentStudyCard(row), file_pages: pages.get(row.id) ?? null }));
};

/** Studies for admins; public ones have the path and size of their file. */
export const presentForAdmin = async (
  db: Database,
  files: StudyFiles,
  rows: readonly StudyWithSector[],
  now: string,
): Promise<Study[]> => {
  const author = await readCompany(db);
  return Promise.all(
    rows.map(async (row) => {
      const stored = presentStoredStudy(row);
      return isPublishedAt(row, now)
        ? { ...stored, file_url: downloadPath(row), file_size: await files.sizeOf(sourceOf(row, author)) }
        : stored;
    }),
  );
};

/** The PDF of a study. @throws {ApiError} 503 when it cannot be generated now */
export const studyFile = async (db: Database, files: StudyFiles, row: StudyWithSector): Promise<Buffer> => {
  try {
    return await files.get(sourceOf(row, await readCompany(db)));
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(503, studyCopy.fileUnavailable, { headers: { 'retry-after': '30' } });
  }
};

/** Pictures of the pages of a study's PDF. @throws {Error} when they cannot be rendered */
const studyPagePictures = async (db: Database, files: StudyFiles, row: StudyWithSector): Promise<Buffer[]> =>
  files.pages(sourceOf(row, await readCompany(db)));

/** Other files are generated on the first request. */
const MAX_PREPARED_FILES = 50;

/** Generates the missing files of the newest studies. @returns the number of generated files */
export const prepareStudyFiles = async (deps: { db: Database; clock: Clock }, files: StudyFiles): Promise<number> => {
  const author = await readCompany(deps.db);
  return files.prepare((await newestStudies(deps, MAX_PREPARED_FILES)).map((row) => sourceOf(row, author)));
};
