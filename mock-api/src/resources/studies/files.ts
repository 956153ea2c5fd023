import type { Study, StudyCard } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import type { Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/studies.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentSource } from '../../documents/planner.ts';
import type { DocumentCompany } from '../../documents/study-document.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { ApiError } from '../../http/api-error.ts';
import { isPublishedAt } from '../publications/state.ts';
import { listSettings } from '../settings/repository.ts';
import { downloadPath, presentStudy, presentStudyCard, presentStoredStudy, type StudyCardRow } from './present.ts';
import { newestStudies, type StudyWithSector } from './repository.ts';

/** The company as documents name it. */
export const companyOf = async (db: Database): Promise<DocumentCompany> => {
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
  const source = sourceOf(row, await companyOf(db));
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
  const author = await companyOf(db);
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
    return await files.get(sourceOf(row, await companyOf(db)));
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(503, studyCopy.fileUnavailable, { headers: { 'retry-after': '30' } });
  }
};

/** Pictures of the pages of a study's PDF. @throws {Error} when they cannot be rendered */
export const studyPagePictures = async (db: Database, files: StudyFiles, row: StudyWithSector): Promise<Buffer[]> =>
  files.pages(sourceOf(row, await companyOf(db)));

/** Other files are generated on the first request. */
const MAX_PREPARED_FILES = 50;

/** Generates the missing files of the newest studies. @returns the number of generated files */
export const prepareStudyFiles = async (deps: { db: Database; clock: Clock }, files: StudyFiles): Promise<number> => {
  const author = await companyOf(deps.db);
  return files.prepare((await newestStudies(deps, MAX_PREPARED_FILES)).map((row) => sourceOf(row, author)));
};
