import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createWorkQueue } from '../http/work-queue.ts';
import { createPlanner, prefixOf, type DocumentSource, type Planned } from './plan.ts';
import { typeset } from './typesetter.ts';

export interface StudyFiles {
  /** Bytes of a study's file; null while it has not been made. */
  sizeOf(source: DocumentSource): Promise<number | null>;
  /** The file, made now when there is none of this content. @throws when it cannot be made */
  get(source: DocumentSource): Promise<Buffer>;
  /** Makes the files that are missing. @returns how many were made */
  prepare(sources: readonly DocumentSource[]): Promise<number>;
  /** Removes the files of a study that is taken away. */
  forget(studyId: number): Promise<void>;
}

interface Parts {
  /** Where files are kept. */
  folder: string;
  /** Where stored pictures lie. */
  imageFolder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files by names that tell their content. What cannot be kept is made again: no reason to withhold it. */
const createKeeper = ({ folder, log }: Pick<Parts, 'folder' | 'log'>) => ({
  size: async ({ name }: Planned): Promise<number | null> =>
    (await stat(join(folder, name)).catch(() => null))?.size ?? null,
  read: ({ name }: Planned): Promise<Buffer | undefined> => readFile(join(folder, name)).catch(() => undefined),
  async forget(prefix: string): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    await Promise.all(
      names.filter((name) => name.startsWith(prefix)).map((name) => rm(join(folder, name), { force: true })),
    );
  },
  /** Whole or not at all; what the study looked like before is not needed any more. */
  async keep({ name, prefix }: Planned, pdf: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const part = join(folder, `${name}.${process.pid}.part`);
      await writeFile(part, pdf);
      await rename(part, join(folder, name));
      const older = (await readdir(folder)).filter(
        (other) => other.startsWith(prefix) && other.endsWith('.pdf') && other !== name,
      );
      await Promise.all(older.map((other) => rm(join(folder, other), { force: true })));
    } catch (error) {
      log.warn({ err: error }, 'a study file could not be kept');
    }
  },
});

/** Keeps the PDF of each study in a folder, under a name that tells its content. */
export const createStudyFiles = ({ folder, imageFolder, log }: Parts): StudyFiles => {
  const { plan, jobOf } = createPlanner(imageFolder);
  const { size, read, keep, forget } = createKeeper({ folder, log });
  const queue = createWorkQueue({ atOnce: 1, waiting: 20 });
  const inWork = new Map<string, Promise<Buffer>>();

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
    sizeOf: async (source) => size(await plan(source)),
    async get(source) {
      const planned = await plan(source);
      const kept = await read(planned);
      if (kept) return kept;
      const making =
        inWork.get(planned.name) ?? queue.run(() => make(planned)).finally(() => inWork.delete(planned.name));
      inWork.set(planned.name, making);
      return making;
    },
    async prepare(sources) {
      const planned = await Promise.all(sources.map(plan));
      const sizes = await Promise.all(planned.map(size));
      const missing = planned.filter((_one, index) => sizes[index] === null);
      if (missing.length > 0) await typeset({ items: missing, jobOf, take: keep });
      return missing.length;
    },
    forget: (studyId) => forget(prefixOf(studyId)),
  };
};
