import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { SiteConfig } from '../config.ts';
import { writeAtomic } from './write-atomic.ts';

const BEAT_MS = 2000;
/** A shell whose file is older than this has ended without removing it. Machines that share the registry need clocks that agree. */
const STALE_MS = 10_000;
const REMOVE_AFTER_MS = 3_600_000;

type Location = Pick<SiteConfig, 'registryFile'>;

/** Processor time that a page took in a trial, in milliseconds. */
export const pageFigure = z.object({ path: z.string(), ms: z.number() });
export type PageFigure = z.infer<typeof pageFigure>;

const presence = z.object({
  /** Candidate id → `passed`, or why this shell refuses the candidate. */
  verdicts: z.record(z.string(), z.string()),
  /** Candidate id → processor times of its pages. Shells of earlier versions write none. */
  figures: z.optional(z.record(z.string(), z.array(pageFigure))),
});
type Presence = z.infer<typeof presence>;

/** A running shell that follows the registry. */
export interface LiveShell {
  id: string;
  /** Candidate id → `passed`, or why the shell refuses the candidate. */
  verdicts: Readonly<Record<string, string>>;
  /** Candidate id → processor times of its pages. */
  figures: Readonly<Record<string, readonly PageFigure[]>>;
}

/** Each running shell keeps one file there, whose time of change shows that it runs. */
const folderOf = ({ registryFile }: Location) => join(dirname(registryFile), 'shells');

const readAge = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'));

/** A file of another format belongs to a shell that gives no verdict. */
const readPresence = async (file: string): Promise<Presence> => {
  try {
    return presence.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { verdicts: {} };
  }
};

/** The shells that run now and follow the registry. */
export const liveShells = async (location: Location): Promise<LiveShell[]> => {
  const folder = folderOf(location);
  const shells = (await filesIn(folder)).map(async (name): Promise<LiveShell[]> => {
    const file = join(folder, name);
    if ((await readAge(file)) > STALE_MS) return [];
    const { verdicts, figures = {} } = await readPresence(file);
    return [{ id: name.replace(/\.json$/, ''), verdicts, figures }];
  });
  return (await Promise.all(shells)).flat();
};

/** Shows release commands that this shell runs, and gives them its verdicts on candidates. */
export class ShellPresence {
  readonly #folder: string;
  readonly #file: string;
  readonly #log: (message: string) => void;
  readonly #verdicts = new Map<string, string>();
  readonly #figures = new Map<string, PageFigure[]>();
  #timer: NodeJS.Timeout | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(location: Location, log: (message: string) => void) {
    this.#folder = folderOf(location);
    this.#file = join(this.#folder, `${randomUUID()}.json`);
    this.#log = log;
  }

  /** Registers the shell. Call it before the registry is read, so that no release becomes live in between. */
  async start(): Promise<void> {
    await this.#removeOld();
    await this.#enqueue(() => this.#write());
    this.#timer = setInterval(() => void this.#enqueue(() => this.#beat()), BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#enqueue(() => rm(this.#file, { force: true }));
  }

  /** Publishes the verdict on a candidate, and processor times of its pages. */
  record(candidate: string, verdict: string, figures: PageFigure[] = []): Promise<void> {
    this.#verdicts.set(candidate, verdict);
    this.#figures.set(candidate, figures);
    return this.#enqueue(() => this.#write());
  }

  /** Forgets the verdicts on candidates that the registry no longer names. */
  retain(candidates: ReadonlySet<string>): void {
    for (const known of [this.#verdicts, this.#figures])
      for (const id of known.keys()) if (!candidates.has(id)) known.delete(id);
  }

  #enqueue(task: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(task)
      .catch((error: unknown) =>
        this.#log(`Releases may become live without a trial by this shell, which cannot register: ${String(error)}`),
      );
    return this.#queue;
  }

  async #write(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(this.#file, JSON.stringify(this.#content()));
  }

  #content(): Presence {
    return { verdicts: Object.fromEntries(this.#verdicts), figures: Object.fromEntries(this.#figures) };
  }

  async #beat(): Promise<void> {
    const now = new Date();
    await utimes(this.#file, now, now).catch(() => this.#write());
  }

  async #removeOld(): Promise<void> {
    for (const name of await filesIn(this.#folder)) {
      const file = join(this.#folder, name);
      if ((await readAge(file)) > REMOVE_AFTER_MS) await rm(file, { force: true }).catch(() => undefined);
    }
  }
}
