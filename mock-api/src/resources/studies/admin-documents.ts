import { studyPages } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { studyCopy } from '../../copy/studies.ts';
import type { Database } from '../../db/open-database.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { ApiError, conflict } from '../../http/api-error.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { studyFile, studyPagePictures } from './files.ts';
import { selectAllStudies, type StudyWithSector } from './repository.ts';

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
const picturesOf = async (deps: Deps, id: string): Promise<Buffer[]> => {
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
      pages: (await picturesOf(deps, params.id)).map((_picture, index) => ({
        page: index + 1,
        url: `/api/admin/studies/${params.id}/pages/${index + 1}`,
      })),
    }),
  );

  app.get(
    '/api/admin/studies/:id/pages/:page',
    { config, schema: { summary: 'One page of the PDF of a study, as a WebP picture.', params: pageParams } },
    async ({ params }, reply) => {
      const pictures = await picturesOf(deps, params.id);
      const picture = orNotFound(pictures[(parseRowId(params.page) ?? 0) - 1]);
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(picture);
    },
  );
};
