import type { Study } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import type { Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/studies.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentSource } from '../../documents/plan.ts';
import type { DocumentCompany } from '../../documents/study-document.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { ApiError } from '../../http/api-error.ts';
import { isOut } from '../publications/state.ts';
import { listSettings } from '../settings/repository.ts';
import { downloadPath, presentStudy, presentWholeStudy } from './present.ts';
import { newestStudies, type FoundStudy } from './repository.ts';

const companyOf = async (db: Database): Promise<DocumentCompany> => {
  const settings = new Map((await listSettings(db, 'contact')).map(({ key, value_ar }) => [key, value_ar]));
  return {
    name: settings.get('company_name') || company.name,
    tagline: company.tagline,
    email: settings.get('email') || company.email,
  };
};

const sourceOf = (row: FoundStudy, by: DocumentCompany): DocumentSource => ({
  study: presentStudy(row),
  sectorName: row.sector_name,
  company: by,
});

/** A study for its own page, with what is known of its file. */
export const presentWithFile = async (db: Database, files: StudyFiles, row: FoundStudy): Promise<Study> => {
  const source = sourceOf(row, await companyOf(db));
  return { ...source.study, file_size: await files.sizeOf(source) };
};

/** Studies as the administration has them; those that visitors see have a file. */
export const presentForAdmin = async (
  db: Database,
  files: StudyFiles,
  rows: readonly FoundStudy[],
  now: string,
): Promise<Study[]> => {
  const by = await companyOf(db);
  return Promise.all(
    rows.map(async (row) => {
      const kept = presentWholeStudy(row);
      return isOut(row, now)
        ? { ...kept, file_url: downloadPath(row), file_size: await files.sizeOf(sourceOf(row, by)) }
        : kept;
    }),
  );
};

/** @throws {ApiError} 503 when the file cannot be made at the moment */
export const fileOf = async (db: Database, files: StudyFiles, row: FoundStudy): Promise<Buffer> => {
  try {
    return await files.get(sourceOf(row, await companyOf(db)));
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(503, studyCopy.fileUnavailable, { headers: { 'retry-after': '30' } });
  }
};

/** More than these are made when somebody asks for them. */
const MOST_AT_ONCE = 50;

/** Makes the files of the newest studies that are missing. @returns how many were made */
export const prepareStudyFiles = async (parts: { db: Database; clock: Clock }, files: StudyFiles): Promise<number> => {
  const by = await companyOf(parts.db);
  return files.prepare((await newestStudies(parts, MOST_AT_ONCE)).map((row) => sourceOf(row, by)));
};
