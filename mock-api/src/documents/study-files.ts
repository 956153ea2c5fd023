import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTaskQueue } from '../http/task-queue.ts';
import { documentPages } from './page-pictures.ts';
import { createPlanner, prefixOf, type DocumentSource, type PlannedFile } from './planner.ts';
import { typeset } from './typesetter.ts';

export interface StudyFiles {
  /** Size of a study's PDF in bytes; `null` when the file does not exist yet. */
  sizeOf(source: DocumentSource): Promise<number | null>;
  /** Pages of the newest PDF of each of these studies that has one. */
  pageCounts(studyIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The PDF; compiled first when no file has this content. @throws {Error} when it cannot be compiled */
  get(source: DocumentSource): Promise<Buffer>;
  /** Pictures (WebP) of the pages. @throws {Error} when they cannot be rendered */
  pages(source: DocumentSource): Promise<Buffer[]>;
  /** Compiles the missing files. @returns the number of compiled files */
  prepare(sources: readonly DocumentSource[]): Promise<number>;
  /** Removes the files of a deleted study. */
  remove(studyId: number): Promise<void>;
}

interface StudyFilesOptions {
  /** Folder of the PDF files. */
  folder: string;
  /** Folder of stored images. */
  imageFolder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Documents whose page pictures stay in memory. */
const MAX_RENDERED = 4;

/** The page tree is the first object of a PDF of the typesetter. */
const PAGE_TREE = /\/Type\s*\/Pages\s+\/Count (\d+)/;

/** Reads the number of pages of stored PDFs, each file once. */
const createPageCounter = (folder: string) => {
  const known = new Map<string, number>();
  const countIn = async (name: string): Promise<number | undefined> => {
    const pdf = known.has(name) ? '' : await readFile(join(folder, name), 'latin1').catch(() => '');
    const [, count] = PAGE_TREE.exec(pdf) ?? [];
    if (count) known.set(name, Number(count));
    return known.get(name);
  };
  return async (studyIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pdf'));
    const counts = await Promise.all(
      studyIds.map(async (id) => {
        const name = names.find((one) => one.startsWith(prefixOf(id)));
        return { id, count: name && (await countIn(name)) };
      }),
    );
    return new Map(counts.flatMap(({ id, count }) => (count ? [[id, count]] : [])));
  };
};

/** Stores files under content-hashed names. A file that cannot be written is compiled again for the next request. */
const createFileCache = ({ folder, log }: Pick<StudyFilesOptions, 'folder' | 'log'>) => ({
  size: async ({ name }: PlannedFile): Promise<number | null> =>
    (await stat(join(folder, name)).catch(() => null))?.size ?? null,
  read: ({ name }: PlannedFile): Promise<Buffer | undefined> => readFile(join(folder, name)).catch(() => undefined),
  async remove(prefix: string): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    await Promise.all(
      names.filter((name) => name.startsWith(prefix)).map((name) => rm(join(folder, name), { force: true })),
    );
  },
  /** Writes a file atomically and removes older versions of the study. */
  async write({ name, prefix }: PlannedFile, pdf: Buffer): Promise<void> {
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
      log.warn({ err: error }, 'a study file could not be stored');
    }
  },
});

/** Compiles and stores the PDFs of studies. */
export const createStudyFiles = ({ folder, imageFolder, log }: StudyFilesOptions): StudyFiles => {
  const { plan, jobOf } = createPlanner(imageFolder);
  const { size, read, write, remove } = createFileCache({ folder, log });
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 20 });
  const inProgress = new Map<string, Promise<Buffer>>();
  const pictures = new Map<string, Buffer[]>();

  const compile = async (planned: PlannedFile): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    try {
      await typeset({ items: [planned], jobOf, onPdf: async (_planned, pdf) => void chunks.push(pdf) });
    } catch (error) {
      log.warn({ err: error }, 'a study file could not be compiled');
      throw error;
    }
    const pdf = Buffer.concat(chunks);
    await write(planned, pdf);
    return pdf;
  };

  return {
    sizeOf: async (source) => size(await plan(source)),
    pageCounts: createPageCounter(folder),
    async get(source) {
      const planned = await plan(source);
      const stored = await read(planned);
      if (stored) return stored;
      const compiling =
        inProgress.get(planned.name) ??
        queue.run(() => compile(planned)).finally(() => inProgress.delete(planned.name));
      inProgress.set(planned.name, compiling);
      return compiling;
    },
    async pages(source) {
      const planned = await plan(source);
      const rendered = pictures.get(planned.name);
      if (rendered) return rendered;
      const pages = await documentPages(await jobOf(planned));
      // The reader of one page reads the others too.
      if (pictures.size >= MAX_RENDERED) pictures.clear();
      pictures.set(planned.name, pages);
      return pages;
    },
    async prepare(sources) {
      const planned = await Promise.all(sources.map(plan));
      const sizes = await Promise.all(planned.map(size));
      const missing = planned.filter((_one, index) => sizes[index] === null);
      if (missing.length > 0) await typeset({ items: missing, jobOf, onPdf: write });
      return missing.length;
    },
    remove: (studyId) => remove(prefixOf(studyId)),
  };
};
