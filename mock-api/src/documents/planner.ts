import type { Study } from 'shared-lib/contracts';
import { imageHref } from 'shared-lib/paths';
import { sha256 } from '../auth/tokens.ts';
import { encode } from '../images/encode.ts';
import { createPictureFinder, type StoredPicture } from '../images/stored-pictures.ts';
import { documentJson } from './figure-text.ts';
import { studyDocument, type DocumentCompany } from './study-document.ts';
import { readTemplate } from './compiler.ts';
import type { Job } from './typesetter.ts';

/** A study, and the other content of its document. */
export interface DocumentSource {
  study: Study;
  sectorName: string;
  company: DocumentCompany;
}

/** A PDF file that may not exist yet. */
export interface PlannedFile {
  /** Prefix of all file names of this study. */
  prefix: string;
  /** Contains a hash of the content, so that another content has another name. */
  name: string;
  document: string;
  picture: StoredPicture | undefined;
}

const PICTURE = 'cover.jpg';
const COVER = { format: 'jpeg', width: 1200, quality: 72 } as const;
/** Another number makes all stored files new, for a change outside the template. */
const FORMAT = 2;

/** Prefix of all file names of a study. */
export const prefixOf = (studyId: number): string => `${studyId}-`;

const storedName = (cover: string): string => imageHref(cover).replace(/^\/images\//, '');

/** Computes name and content of a study's PDF without compiling it. */
export const createPlanner = (imageFolder: string) => {
  const findPicture = createPictureFinder(imageFolder);
  let template: Promise<string> | undefined;
  const studyTemplate = () => (template ??= readTemplate('study'));

  return {
    async plan({ study, sectorName, company }: DocumentSource): Promise<PlannedFile> {
      const picture = study.cover ? await findPicture(storedName(study.cover)) : undefined;
      const document = documentJson(studyDocument({ study, sectorName, company, picture: picture ? PICTURE : null }));
      const content = sha256([await studyTemplate(), document, picture?.fingerprint ?? '', FORMAT].join('\n'));
      const prefix = prefixOf(study.id);
      return { prefix, name: `${prefix}${content.slice(0, 32)}.pdf`, document, picture };
    },
    async jobOf({ document, picture }: PlannedFile): Promise<Job> {
      const cover = picture ? { name: PICTURE, bytes: await encode(picture.file, COVER) } : null;
      return { template: await studyTemplate(), document, picture: cover };
    },
  };
};
