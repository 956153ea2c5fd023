import { join } from 'node:path';
import { PAGES_FILE, type RegistryRemote, type ReleasePage, type RemoteId } from 'shared-lib/federation';
import { CliError } from '../cli-error.ts';
import type { CollectedRelease } from './collect.ts';
import { assertGrowth, comparePageBytes, type PageBytes } from './page-bytes.ts';
import type { ReleaseEvent } from './release-log.ts';
import { assertCompatible, fetchShellExports } from './shell-client.ts';
import { parsePages, readStoredRelease } from './stored-release.ts';

/** Writes into the log what became of a release. */
export type Recorder = (
  outcome: ReleaseEvent['outcome'],
  more?: Pick<ReleaseEvent, 'reason' | 'from'>,
) => Promise<void>;

/** What a publisher says about a release beside the live one. */
export interface CheckLimits {
  /** Paths of live pages that the release may no longer have; `any` for a build of the checkout, which decides itself. */
  removes?: readonly string[] | 'any';
  /** How much the bytes of a page may grow against the live release, in percent; `any` for a build of the checkout. */
  maxGrowth?: number | 'any';
}

interface CheckOptions extends CheckLimits {
  /** Folder of the remote's releases, with the live one. */
  folder: string;
  /** Origin of the shell with which the release must be compatible; undefined when it starts later. */
  shellOrigin?: string;
}

/** In percent of the live release. */
const DEFAULT_MAX_GROWTH = 25;

/**
 * @throws {CliError} for a release that was withdrawn, that lacks a page of the live one or needs many more bytes, or that does not fit
 *   the running shell
 */
export const assertMayBeTried = async (
  id: RemoteId,
  release: CollectedRelease,
  registered: RegistryRemote | undefined,
  { folder, shellOrigin, removes = [], maxGrowth = DEFAULT_MAX_GROWTH }: CheckOptions,
  record: Recorder = async () => undefined,
): Promise<PageBytes[]> => {
  try {
    assertNotWithdrawn(id, registered, release.version);
    const liveFolder = registered && join(folder, registered.current);
    if (liveFolder !== undefined && removes !== 'any') await assertPagesRemain(id, liveFolder, release, removes);
    const pageBytes = await comparePageBytes(release, liveFolder);
    if (maxGrowth !== 'any') assertGrowth(`${id} ${release.version}`, pageBytes, maxGrowth);
    if (shellOrigin) await checkAgainstShell(release, shellOrigin);
    return pageBytes;
  } catch (error) {
    await record('refused', { reason: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};

/** @throws {CliError} for a release that was withdrawn */
export const assertNotWithdrawn = (id: RemoteId, remote: RegistryRemote | undefined, version: string): void => {
  const withdrawal = remote?.withdrawn?.[version];
  if (withdrawal)
    throw new CliError(
      `${id} ${version} was withdrawn (${withdrawal.reason}): publish a repaired build. Nothing was published.`,
    );
};

const pathsOf = (pages: readonly ReleasePage[] | undefined): string[] | undefined => pages?.map(({ path }) => path);

/** @throws {CliError} naming the pages that visitors can open now and that the release does not have */
const assertPagesRemain = async (
  id: RemoteId,
  liveFolder: string,
  release: CollectedRelease,
  removes: readonly string[],
): Promise<void> => {
  const live = pathsOf((await readStoredRelease(liveFolder))?.pages);
  const next = pathsOf(parsePages(release.files.get(PAGES_FILE)?.toString()));
  if (live && !next)
    throw new CliError(
      `${id} ${release.version} is refused: it has no ${PAGES_FILE}, because its build could not list its pages. Nothing was published.`,
    );
  const lost = live?.filter((path) => !next?.includes(path) && !removes.includes(path)) ?? [];
  if (lost.length > 0)
    throw new CliError(
      `${id} ${release.version} is refused: it no longer has ${lost.join(', ')}, which the live release answers. If that is meant, add ${lost.map((path) => `--removes ${path}`).join(' ')}. Nothing was published.`,
    );
};

/** The trial checks the last build of the shell; the running shell may be another one. */
const checkAgainstShell = async ({ metadata }: CollectedRelease, shellOrigin: string): Promise<void> => {
  const shell = await fetchShellExports(shellOrigin);
  if (shell) assertCompatible(metadata, shell, shellOrigin);
};
