import { join } from 'node:path';
import { verifiedWith, type Registry, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { ROOT, type SiteConfig } from '../config.ts';
import { collectRelease, type CollectedRelease } from './collect.ts';
import { changeAfterTrial, type Candidate } from './candidate.ts';
import type { PageBytes } from './page-bytes.ts';
import { isPreviewed } from './preview.ts';
import { assertMayBeTried, assertNotWithdrawn, type CheckLimits, type Recorder } from './publish-checks.ts';
import { deployedAs, deploymentOf, isLiveAs, withRelease } from './registry-entry.ts';
import { readRegistryOrEmpty } from './registry-file.ts';
import { addFigures } from './release-figures.ts';
import { logRelease, readActor, type ReleaseActor } from './release-log.ts';
import type { PageFigure } from './shell-presence.ts';
import { removeMaps, storeMaps } from './source-maps.ts';
import { isStored, releasesFolder, removeReleases, storeRelease } from './store.ts';

export interface PublishOptions extends CheckLimits {
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
  const pageBytes = await assertMayBeTried(id, release, registered, { ...options, folder }, record);
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
      remotes: { ...now.remotes, [id]: deployedAs(next, deployment) },
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

/** The size of a release, and what its pages need. */
const sizeOf = ({ files }: CollectedRelease, pages: readonly PageReport[]) => ({
  pages,
  files: files.size,
  bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0),
});

/** Adds processor times to the bytes of pages. */
const withTimes = (pages: readonly PageBytes[], figures: readonly PageFigure[]): PageReport[] =>
  pages.map((page) => ({ ...page, ms: figures.find(({ path }) => path === page.path)?.ms }));

/** Removes the files of a refused candidate, unless the registry has the release, or a link still shows it. */
const discardRelease = async (id: RemoteId, version: string, now: Registry, config: SiteConfig): Promise<void> => {
  if (now.remotes[id]?.releases[version] || (await isPreviewed(config, id, version))) return;
  await removeExpired(id, [version], config);
};

const removeExpired = async (id: RemoteId, expired: readonly string[], config: SiteConfig): Promise<void> => {
  await removeReleases(releasesFolder(config, id), expired);
  await removeMaps(config, id, expired);
};

/** Whether the registry has ever seen the release and another one is live. */
const isReplaced = ({ current, releases, seen }: RegistryRemote, version: string): boolean =>
  current !== version && (releases[version] !== undefined || (seen?.includes(version) ?? false));
