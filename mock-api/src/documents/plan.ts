import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Study } from 'shared-lib/contracts';
import { imageHref } from 'shared-lib/paths';
import { sha256 } from '../auth/tokens.ts';
import { encode } from '../images/encode.ts';
import { createPictureFinder, type StoredPicture } from '../images/stored-pictures.ts';
import { studyDocument, type DocumentCompany } from './study-document.ts';
import type { Job } from './typesetter.ts';

/** A study with what its document says beside it. */
export interface DocumentSource {
  study: Study;
  sectorName: string;
  company: DocumentCompany;
}

/** A file before it is made. */
export interface Planned {
  /** Begins every name of this study's files. */
  prefix: string;
  /** Tells the content: whatever changes in it changes the name. */
  name: string;
  document: string;
  picture: StoredPicture | undefined;
}

const PICTURE = 'cover.jpg';
const COVER = { format: 'jpeg', width: 1200, quality: 72 } as const;
const TEMPLATE = join(import.meta.dirname, 'study.typ');

/** Begins every name of a study's files. */
export const prefixOf = (studyId: number): string => `${studyId}-`;

const storedName = (cover: string): string => imageHref(cover).replace(/^\/images\//, '');

/** Says what a study's file will hold, without making it. */
export const createPlanner = (imageFolder: string) => {
  const findPicture = createPictureFinder(imageFolder);
  let template: Promise<string> | undefined;
  const readTemplate = () => (template ??= readFile(TEMPLATE, 'utf8'));

  return {
    async plan({ study, sectorName, company }: DocumentSource): Promise<Planned> {
      const picture = study.cover ? await findPicture(storedName(study.cover)) : undefined;
      const document = JSON.stringify(studyDocument({ study, sectorName, company, picture: picture ? PICTURE : null }));
      const content = sha256([await readTemplate(), document, picture?.fingerprint ?? ''].join('\n'));
      const prefix = prefixOf(study.id);
      return { prefix, name: `${prefix}${content.slice(0, 32)}.pdf`, document, picture };
    },
    async jobOf({ document, picture }: Planned): Promise<Job> {
      const cover = picture ? { name: PICTURE, bytes: await encode(picture.file, COVER) } : null;
      return { template: await readTemplate(), document, picture: cover };
    },
  };
};
