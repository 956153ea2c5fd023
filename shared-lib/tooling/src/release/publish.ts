import { join } from 'node:path';
import {
  PAGES_FILE,
  remotes,
  verifiedWith,
  type Registry,
  type RegistryRemote,
  type ReleasePage,
  type RemoteId,
} from 'shared-lib/federation';
import { CliError } from '../cli-error.ts';
import { ROOT, type SiteConfig } from '../config.ts';
import { collectRelease, type CollectedRelease } from './collect.ts';
import { changeAfterTrial, type Candidate } from './candidate.ts';
import { assertGrowth, comparePageBytes, type PageBytes } from './page-bytes.ts';
import { isPreviewed } from './preview.ts';
import { readRegistryOrEmpty } from './registry-file.ts';
import { addFigures } from './release-figures.ts';
import { logRelease, readActor, type ReleaseActor, type ReleaseEvent } from './release-log.ts';
import { expiredReleases } from './retention.ts';
import { assertCompatible, fetchShellExports } from './shell-client.ts';
import type { PageFigure } from './shell-presence.ts';
import { removeMaps, storeMaps } from './source-maps.ts';
import { isStored, releasesFolder, removeReleases, storeRelease } from './store.ts';
import { parsePages, readStoredRelease } from './stored-release.ts';

/** A build that is older than this many releases counts as new. */
const MAX_SEEN = 500;

export interface PublishOptions {
  config: SiteConfig;
  /** Origin of the shell with which the release must be compatible; undefined when the shell is built from the same sources and starts later. */
  shellOrigin?: string;
  /**
   * Tries the release beside the live one when no shell runs that could. Resolves with processor times; rejects with the reason when it
   * does not work.
   * @param live version of the live release; undefined without one
   */
  tryRelease(id: RemoteId, release: CollectedRelease, live: string | undefined): Promise<readonly PageFigure[]>;
  /** Changes nothing when this build was ever published, even if another release is live: a restart undoes no release and no rollback. */
  onlyIfNew?: boolean;
  /** Folder of the build; the remote's own `dist` by default. */
  dist?: string;
  clock?: () => Date;
  /** Paths of live pages that the release may no longer have; `any` for a build of the checkout, which decides itself. */
  removes?: readonly string[] | 'any';
  /** How much the bytes of a page may grow against the live release, in percent; `any` for a build of the checkout. */
  maxGrowth?: number | 'any';
  /** How long running shells have to try the release, in milliseconds. */
  deadlineMs?: number;
  /** Who publishes, for the log of releases; read from the pipeline or git by default. */
  actor?: ReleaseActor;
}

export interface Published {
  version: string;
  /**
   * `new`: published for the first time. `again`: published before and live again. `restored`: already live, but its files were
   * missing or damaged. `unchanged`: nothing to do. `replaced`: published before, another release is live and stays so.
   */
  outcome: 'new' | 'again' | 'restored' | 'unchanged' | 'replaced';
  /** The live release. */
  live: string;
  files: number;
  bytes: number;
  /** What its pages need, in bytes beside the live release and in processor time; empty when nothing was tried. */
  pages: readonly PageReport[];
}

/** What a page of a release needs. */
export interface PageReport extends PageBytes {
  /** Processor time of a view in the trial, in milliseconds; undefined when it was not measured. */
  ms: number | undefined;
}

/**
 * Makes a remote's build its live release: stores it in a folder named by its content hash, lets every running shell try it, and
 * updates the registry in one write.
 * @throws {CliError} when the build is missing, the registry is unusable, or a running shell refuses the release
 */
export const publish = async (id: RemoteId, options: PublishOptions): Promise<Published> => {
  const { config, onlyIfNew = false, dist = join(ROOT, id, 'dist'), clock = () => new Date() } = options;
  const release = await collectRelease(id, dist);
  const { version } = release;
  let pages: readonly PageReport[] = [];
  const publishedAs = (outcome: Published['outcome'], live = version): Published => ({
    version,
    outcome,
    live,
    ...sizeOf(release, pages),
  });
  const deployment = deploymentOf(id, config);
  const folder = releasesFolder(config, id);
  const registered = (await readRegistryOrEmpty(config.registryFile)).remotes[id];
  if (registered && onlyIfNew && isReplaced(registered, version)) return publishedAs('replaced', registered.current);
  if (registered && isLiveAs(registered, version, deployment) && (await isStored(folder, release)))
    return publishedAs('unchanged');
  const actor = options.actor ?? (await readActor());
  const written = { ...actor, remote: id, version, bytes: sizeOf(release, []).bytes };
  const record: Recorder = (outcome, more = {}) => logRelease(config, { ...written, outcome, ...more });
  const pageBytes = await assertMayBeTried(id, release, registered, options, record);
  let wasMissing = false;
  const candidate: Candidate = {
    remote: id,
    version,
    integrity: release.integrity,
    origin: deployment.origin,
    store: async () => {
      if (await storeRelease(folder, release)) wasMissing = true;
      await storeMaps(config, id, release);
    },
    discard: (now) => discardRelease(id, version, now, config),
    tryAlone: () => options.tryRelease(id, release, registered?.current),
    record: (outcome, reason) => record(outcome, reason === undefined ? {} : { reason }),
  };
  const published = await changeAfterTrial(candidate, options, async (now, figures) => {
    const remote = now.remotes[id];
    pages = withTimes(pageBytes, figures);
    assertNotWithdrawn(id, remote, version);
    const withRemote = (next: RegistryRemote): Registry => ({
      ...now,
      remotes: { ...now.remotes, [id]: { ...next, ...deployment } },
    });
    await candidate.store();
    await addFigures(config, { id, version, figures }, now);
    if (remote?.current === version)
      return {
        registry: withRemote({ ...remote, verified: verifiedWith(version, remote.verified) }),
        result: publishedAs(wasMissing ? 'restored' : 'unchanged'),
      };
    const { next, expired } = withRelease(remote, release, deployment, clock());
    return {
      registry: withRemote(next),
      result: publishedAs(remote?.releases[version] ? 'again' : 'new'),
      after: () => removeExpired(id, expired, config),
    };
  });
  await record('live', registered && registered.current !== version ? { from: registered.current } : {});
  return published;
};

/** Writes into the log what became of a release. */
type Recorder = (outcome: ReleaseEvent['outcome'], more?: Pick<ReleaseEvent, 'reason' | 'from'>) => Promise<void>;

/** The size of a release, and what its pages need. */
const sizeOf = ({ files }: CollectedRelease, pages: readonly PageReport[]) => ({
  pages,
  files: files.size,
  bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0),
});

/** Adds processor times to the bytes of pages. */
const withTimes = (pages: readonly PageBytes[], figures: readonly PageFigure[]): PageReport[] =>
  pages.map((page) => ({ ...page, ms: figures.find(({ path }) => path === page.path)?.ms }));

const DEFAULT_MAX_GROWTH = 25;

/**
 * @throws {CliError} for a release that was withdrawn, that lacks a page of the live one or needs many more bytes, or that does not fit
 *   the running shell
 */
const assertMayBeTried = async (
  id: RemoteId,
  release: CollectedRelease,
  registered: RegistryRemote | undefined,
  { config, shellOrigin, removes = [], maxGrowth = DEFAULT_MAX_GROWTH }: PublishOptions,
  record: Recorder,
): Promise<PageBytes[]> => {
  try {
    assertNotWithdrawn(id, registered, release.version);
    const liveFolder = registered && join(releasesFolder(config, id), registered.current);
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

const assertNotWithdrawn = (id: RemoteId, remote: RegistryRemote | undefined, version: string): void => {
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

/** Removes the files of a refused candidate, unless the registry has the release, or a link still shows it. */
const discardRelease = async (id: RemoteId, version: string, now: Registry, config: SiteConfig): Promise<void> => {
  if (now.remotes[id]?.releases[version] || (await isPreviewed(config, id, version))) return;
  await removeExpired(id, [version], config);
};

const removeExpired = async (id: RemoteId, expired: readonly string[], config: SiteConfig): Promise<void> => {
  await removeReleases(releasesFolder(config, id), expired);
  await removeMaps(config, id, expired);
};

/** Origin of a remote's host, and the paths and rendering mode of its pages. */
type Deployment = Pick<RegistryRemote, 'origin' | 'mounts' | 'ssr'>;

const deploymentOf = (id: RemoteId, { remoteOrigins }: SiteConfig): Deployment => {
  const { mounts, ssr } = remotes[id];
  return { origin: remoteOrigins[id], mounts: [...mounts], ssr };
};

/** The trial checks the last build of the shell; the running shell may be another one. */
const checkAgainstShell = async ({ metadata }: CollectedRelease, shellOrigin: string): Promise<void> => {
  const shell = await fetchShellExports(shellOrigin);
  if (shell) assertCompatible(metadata, shell, shellOrigin);
};

/** Whether the registry has ever seen the release and another one is live. */
const isReplaced = ({ current, releases, seen }: RegistryRemote, version: string): boolean =>
  current !== version && (releases[version] !== undefined || (seen?.includes(version) ?? false));

const isLiveAs = (remote: RegistryRemote, version: string, deployment: Deployment): boolean =>
  remote.current === version && remote.verified.includes(version) && isDeployedAs(remote, deployment);

const isDeployedAs = (remote: RegistryRemote, { origin, mounts, ssr }: Deployment): boolean =>
  remote.origin === origin && remote.ssr === ssr && remote.mounts.join() === mounts.join();

/** The remote's new registry entry with the release live, and the releases that expire. */
const withRelease = (
  before: RegistryRemote | undefined,
  { version, integrity }: CollectedRelease,
  deployment: Deployment,
  now: Date,
): { next: RegistryRemote; expired: string[] } => {
  const releases = { ...before?.releases, [version]: { integrity, published_at: now.toISOString() } };
  const seen = [version, ...(before?.seen ?? []).filter((other) => other !== version)].slice(0, MAX_SEEN);
  const all: RegistryRemote = {
    ...deployment,
    current: version,
    verified: verifiedWith(version, before?.verified),
    releases,
    seen,
    ...(before?.withdrawn ? { withdrawn: before.withdrawn } : {}),
  };
  const expired = expiredReleases(all, now);
  const retained = Object.entries(releases).filter(([name]) => !expired.includes(name));
  return { next: { ...all, releases: Object.fromEntries(retained) }, expired };
};
