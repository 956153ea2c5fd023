import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES_FILE, type ReleaseMetadata, type ReleasePage } from 'shared-lib/federation';
import { CliError } from '../cli-error.ts';
import { compressed } from '../build/compressed.ts';
import type { CollectedRelease } from './collect.ts';
import { parsePages, readStoredRelease } from './stored-release.ts';

/** Smaller growth is never refused: a page of a few kilobytes soon grows by a quarter. */
const ALLOWED_BYTES = 10_000;
/** The release as a whole, so that a file which no page names is seen too. */
const WHOLE_RELEASE = 'all files';

/** Bytes of a file: as a browser receives it, and as it reads it. */
interface Size {
  sent: number;
  read: number;
}

/** The bytes that a page of a release needs, and those of the live release. */
export interface PageBytes {
  /** Route pattern, or `WHOLE_RELEASE`. */
  path: string;
  /** As browsers receive them: compressed. */
  sent: number;
  /** As browsers read them. */
  read: number;
  /** Undefined for a page that the live release does not have. */
  live: Size | undefined;
}

interface Release {
  metadata: ReleaseMetadata;
  pages: readonly ReleasePage[];
  sizeOf(file: string): Promise<Size>;
}

const sum = (sizes: readonly Size[]): Size => ({
  sent: sizes.reduce((total, { sent }) => total + sent, 0),
  read: sizes.reduce((total, { read }) => total + read, 0),
});

const isBrowserFile = (file: string): boolean => !file.startsWith('server/') && file !== PAGES_FILE;

/** Page → the files that its first view needs, whoever looks at it. */
const filesOfPages = ({ metadata, pages }: Release): Map<string, string[]> => {
  const start = (expose: string) => [metadata.entry, ...(metadata.exposes[expose] ?? [])];
  return new Map([
    ...pages.map(({ path, expose, scripts = {} }): [string, string[]] => [
      path,
      [...new Set([...start(expose), ...Object.values(scripts).flat()])],
    ]),
    [WHOLE_RELEASE, Object.keys(metadata.files).filter(isBrowserFile)],
  ]);
};

const bytesOfPages = async (release: Release): Promise<Map<string, Size>> => {
  const sizes = new Map<string, Promise<Size>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? release.sizeOf(file);
    sizes.set(file, size);
    return size;
  };
  const pages = [...filesOfPages(release)].map(
    async ([path, files]) => [path, sum(await Promise.all(files.map(sizeOf)))] as const,
  );
  return new Map(await Promise.all(pages));
};

/** A release in its folder, with the compressed copies beside its files. */
const storedRelease = async (folder: string): Promise<Release | undefined> => {
  const stored = await readStoredRelease(folder);
  if (!stored) return undefined;
  const bytesOf = (file: string) =>
    stat(join(folder, file)).then(
      ({ size }) => size,
      () => undefined,
    );
  return {
    metadata: stored.metadata,
    pages: stored.pages ?? [],
    async sizeOf(file) {
      const read = (await bytesOf(file)) ?? 0;
      return { read, sent: (await bytesOf(`${file}.br`)) ?? read };
    },
  };
};

const newRelease = ({ metadata, files }: CollectedRelease, live: Release | undefined): Release => ({
  metadata,
  pages: parsePages(files.get(PAGES_FILE)?.toString()) ?? [],
  async sizeOf(file) {
    const content = files.get(file);
    if (!content) return { read: 0, sent: 0 };
    // Compressing takes most of the time of a publication, and releases share files.
    if (live && live.metadata.files[file] === metadata.files[file]) return live.sizeOf(file);
    return { read: content.length, sent: (await compressed(file, content))?.['.br'].length ?? content.length };
  },
});

/**
 * The bytes of each page of a release beside those of the live one.
 * @param liveFolder folder of the live release; undefined without one
 */
export const comparePageBytes = async (
  release: CollectedRelease,
  liveFolder: string | undefined,
): Promise<PageBytes[]> => {
  const live = liveFolder === undefined ? undefined : await storedRelease(liveFolder);
  const before = live ? await bytesOfPages(live) : new Map<string, Size>();
  const now = await bytesOfPages(newRelease(release, live));
  return [...now].map(([path, size]) => ({ path, ...size, live: before.get(path) }));
};

const isPast = (now: number, before: number, maxGrowth: number): boolean =>
  now - before > ALLOWED_BYTES && now > before * (1 + maxGrowth / 100);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (now: number, before: number): string => `${Math.round((now / before - 1) * 100)} %`;

/**
 * @param maxGrowth in percent of the live release
 * @throws {CliError} naming the pages whose bytes grow more, as browsers receive them or as they read them
 */
export const assertGrowth = (release: string, pages: readonly PageBytes[], maxGrowth: number): void => {
  const reasons = pages.flatMap(({ path, sent, read, live }) => {
    if (!live) return [];
    if (isPast(sent, live.sent, maxGrowth))
      return [`${path} grows by ${percent(sent, live.sent)}, from ${kilobytes(live.sent)} to ${kilobytes(sent)}`];
    if (isPast(read, live.read, maxGrowth))
      return [
        `${path} grows by ${percent(read, live.read)} before compression, from ${kilobytes(live.read)} to ${kilobytes(read)}`,
      ];
    return [];
  });
  if (reasons.length > 0)
    throw new CliError(
      `${release} is refused: ${reasons.join('; ')}. The limit is ${maxGrowth} %; if that is meant, add --max-growth with another one. Nothing was published.`,
    );
};
