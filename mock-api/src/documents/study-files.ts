import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Study } from 'shared-lib/contracts';
import { imageHref } from 'shared-lib/paths';
import type { FastifyBaseLogger } from 'fastify';
import { sha256 } from '../auth/tokens.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { encode } from '../images/encode.ts';
import { createPictureFinder, type StoredPicture } from '../images/stored-pictures.ts';
import { studyDocument, type DocumentCompany } from './study-document.ts';
import { typeset, type Job } from './typesetter.ts';

/** A study with what its document says beside it. */
export interface DocumentSource {
  study: Study;
  sectorName: string;
  company: DocumentCompany;
}

export interface StudyFiles {
  /** Bytes of a study's file; null while it has not been made. */
  sizeOf(source: DocumentSource): Promise<number | null>;
  /** The file, made now when there is none of this content. @throws when it cannot be made */
  get(source: DocumentSource): Promise<Buffer>;
  /** Makes the files that are missing. @returns how many were made */
  prepare(sources: readonly DocumentSource[]): Promise<number>;
}

interface Planned {
  /** Names the content: whatever changes in it changes the name. */
  name: string;
  study: Study;
  document: string;
  picture: StoredPicture | undefined;
}

interface Parts {
  /** Where files are kept. */
  folder: string;
  /** Where stored pictures lie. */
  imageFolder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const PICTURE = 'cover.jpg';
const TEMPLATE = join(import.meta.dirname, 'study.typ');
const COVER = { format: 'jpeg', width: 1200, quality: 72 } as const;

const prefixOf = ({ id }: Study) => `${id}-`;

const storedName = (cover: string): string => imageHref(cover).replace(/^\/images\//, '');

/** Keeps the PDF of each study in a folder, under a name that tells its content. */
export const createStudyFiles = ({ folder, imageFolder, log }: Parts): StudyFiles => {
  const findPicture = createPictureFinder(imageFolder);
  const queue = createWorkQueue({ atOnce: 1, waiting: 20 });
  const inWork = new Map<string, Promise<Buffer>>();
  let template: Promise<string> | undefined;
  const readTemplate = () => (template ??= readFile(TEMPLATE, 'utf8'));

  const plan = async ({ study, sectorName, company }: DocumentSource): Promise<Planned> => {
    const picture = study.cover ? await findPicture(storedName(study.cover)) : undefined;
    const document = JSON.stringify(studyDocument({ study, sectorName, company, picture: picture ? PICTURE : null }));
    const content = sha256([await readTemplate(), document, picture?.fingerprint ?? ''].join('\n'));
    return { name: `${prefixOf(study)}${content.slice(0, 32)}.pdf`, study, document, picture };
  };

  const jobOf = async ({ document, picture }: Planned): Promise<Job> => ({
    template: await readTemplate(),
    document,
    picture: picture ? { name: PICTURE, bytes: await encode(picture.file, COVER) } : null,
  });

  const sizeOfFile = async (name: string): Promise<number | null> => (await stat(join(folder, name)).catch(() => null))?.size ?? null;

  /** Whole or not at all; what the study looked like before is not needed any more. */
  const keep = async ({ name, study }: Planned, pdf: Buffer): Promise<void> => {
    try {
      await mkdir(folder, { recursive: true });
      const part = join(folder, `${name}.${process.pid}.part`);
      await writeFile(part, pdf);
      await rename(part, join(folder, name));
      const older = (await readdir(folder)).filter((other) => other.startsWith(prefixOf(study)) && other.endsWith('.pdf') && other !== name);
      await Promise.all(older.map((other) => rm(join(folder, other), { force: true })));
    } catch (error) {
      log.warn({ err: error }, 'a study file could not be kept');
    }
  };

  const make = async (planned: Planned): Promise<Buffer> => {
    const made: Buffer[] = [];
    try {
      await typeset({ items: [planned], jobOf, take: async (_planned, pdf) => void made.push(pdf) });
    } catch (error) {
      log.warn({ err: error }, 'a study file could not be made');
      throw error;
    }
    const pdf = Buffer.concat(made);
    await keep(planned, pdf);
    return pdf;
  };

  return {
    async sizeOf(source) {
      return sizeOfFile((await plan(source)).name);
    },
    async get(source) {
      const planned = await plan(source);
      const kept = await readFile(join(folder, planned.name)).catch(() => undefined);
      if (kept) return kept;
      const making = inWork.get(planned.name) ?? queue.run(() => make(planned)).finally(() => inWork.delete(planned.name));
      inWork.set(planned.name, making);
      return making;
    },
    async prepare(sources) {
      const missing: Planned[] = [];
      for (const source of sources) {
        const planned = await plan(source);
        if ((await sizeOfFile(planned.name)) === null) missing.push(planned);
      }
      if (missing.length > 0) await typeset({ items: missing, jobOf, take: keep });
      return missing.length;
    },
  };
};
