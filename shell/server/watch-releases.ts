import { availableParallelism } from 'node:os';
import { areas, isRemoteId, remotes, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import type { SiteConfig } from 'tooling/config';
import type { ShellPresence } from 'tooling/release/shell-presence';
import { readFigures } from 'tooling/release/release-figures';
import { logRelease, SHELL } from 'tooling/release/release-log';
import { assertSignedCandidate, unsignedReason, type TrustedKeys } from 'tooling/release/signatures';
import { withdrawRelease } from 'tooling/release/withdraw';
import type { CheckEntry } from './accepted-registry.ts';
import type { Build } from './application.ts';
import { CandidateTrials } from './candidate-trials.ts';
import { misfit } from './federation-info.ts';
import { RegistryWatch, type Fallback } from './registry-watch.ts';
import { createFaultLog } from './fault-log.ts';
import type { Health } from './health.ts';
import { LastGoodState } from './last-good.ts';
import { askHost, fetchWholeRelease } from './release.ts';
import { tryCompletely, type LiveRelease } from './release-trial.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Trial } from './renderer/messages.ts';
import { ReleaseRenderers } from './renderer/release-renderers.ts';
import { tryRelease } from './renderer/renderer.ts';
import { Suspects } from './renderer/suspects.ts';

/** Maximum age of the data of a server-rendered page. */
export const API_CACHE_MS = 1000;
const REGISTRY_INTERVAL_MS = 200;
/** Each renderer holds the application in memory. */
const MAX_RENDERERS = 4;

interface WatchOptions {
  config: SiteConfig;
  build: Build;
  /** Secret with which the hosts give out server bundles. */
  bundleKey: string;
  presence: ShellPresence;
  health: Health;
  /** Keys whose signatures count. */
  trusted: TrustedKeys;
  metrics?: Pick<Metrics, 'fallback' | 'switched'> | undefined;
  log(message: string): void;
}

/**
 * @param tried remote name → hash of the release that last passed here; changed by the trials
 * @param liveOf the live release of a remote; undefined without one
 */
const createCandidateTrials = (
  { config, build, bundleKey, presence, trusted, log }: WatchOptions,
  tried: Map<string, string>,
  liveOf: (remote: RemoteId) => Promise<LiveRelease | undefined>,
): CandidateTrials =>
  new CandidateTrials({
    presence,
    log,
    async tryCandidate(remote, candidate) {
      if (!isRemoteId(remote)) throw new Error(`this shell has no remote "${remote}"`);
      assertSignedCandidate(remote, candidate, trusted);
      const { version, integrity, origin } = candidate;
      const { release, bundle, scripts } = await fetchWholeRelease({ remote, version, origin, integrity }, bundleKey);
      const reason = misfit(release.metadata, build.application.providedModules);
      if (reason !== undefined) throw new Error(reason);
      const { siteOrigin, apiOrigin } = config;
      const { applicationFile } = build;
      const { metadata, pages } = release;
      const trial = { remote: remotes[remote], metadata, pages, scripts, bundle, siteOrigin, apiOrigin };
      const figures = await tryCompletely({ ...trial, live: await liveOf(remote), applicationFile, log });
      tried.set(remote, integrity);
      return figures;
    },
  });

/** The live release of a remote, to compare a candidate with; undefined without one. */
const liveRelease = async (
  remote: RegistryRemote | undefined,
  id: RemoteId,
  { config, bundleKey }: WatchOptions,
): Promise<LiveRelease | undefined> => {
  const { integrity } = remote?.releases[remote.current] ?? {};
  if (!remote || integrity === undefined) return undefined;
  const location = { remote: id, version: remote.current, origin: remote.origin, integrity };
  return {
    figures: await readFigures(config, id, remote.current),
    async load() {
      const { release, bundle, scripts } = await fetchWholeRelease(location, bundleKey);
      return { metadata: release.metadata, pages: release.pages, scripts, bundle };
    },
  };
};

/** The release was tried before it became live, so a renderer only makes sure that it works here too, and waits for no data. */
export const firstPage = (url: string): Trial => ({ pages: [{ expose: './routes', url }], deadlineMs: 1 });
const EVALUATION: Trial = { pages: [], deadlineMs: 1 };

/**
 * One renderer per core for the pages to which search engines lead, so that they use the whole machine; `RENDERERS` overrides it. The few
 * other pages, such as sign-in, wait for no data, and one renderer is enough for them.
 */
const rendererCount = (remote: string): number =>
  areas.some((area) => area.remote === remote && area.isIndexable)
    ? Number(process.env.RENDERERS) || Math.min(MAX_RENDERERS, availableParallelism())
    : 1;

/** Writes into the log of releases that another release is used in place of the live one. */
export const logFallback = (
  location: Pick<SiteConfig, 'registryFile'>,
  { remote, live, used, reason }: Fallback,
): Promise<void> => logRelease(location, { ...SHELL, remote, version: used, from: live, outcome: 'fallback', reason });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Stops using a release here at once, and in the registry for every shell. The last good one is used in its place. */
export const withdrawEverywhere = async (
  watch: Pick<RegistryWatch, 'withdraw'>,
  { config, log }: Pick<WatchOptions, 'config' | 'log'>,
  { remote, version, reason }: { remote: RemoteId; version: string; reason: string },
): Promise<void> => {
  const withdrawal = { reason, at: new Date().toISOString() };
  await watch.withdraw(remote, version, withdrawal);
  await withdrawRelease(remote, version, withdrawal, config).catch((error: unknown) =>
    log(`The registry could not be changed, so only this shell withdraws ${remote} ${version}: ${String(error)}`),
  );
};

/**
 * Follows the registry, tries its candidates, renders its releases in child processes, and withdraws a release that ends them twice.
 */
export const watchReleases = (watchOptions: WatchOptions): RegistryWatch => {
  const { config, build, bundleKey, health, trusted, metrics, log } = watchOptions;
  const tried = new Map<string, string>();
  const liveOf = (id: RemoteId) => liveRelease(watch.liveReleases.get(id)?.remote, id, watchOptions);
  const candidates = createCandidateTrials(watchOptions, tried, liveOf);
  const suspects = new Suspects();
  const onDeath = async (remote: string, version: string, reason: string) => {
    const name = `${remote} ${version}`;
    const isRepeated = suspects.record(name);
    log(`${name} ended a renderer: ${reason}${isRepeated ? '. It is withdrawn, the last good release is used.' : ''}`);
    if (!isRepeated || !isRemoteId(remote)) return;
    await withdrawEverywhere(watch, watchOptions, { remote, version, reason });
  };
  const options = {
    applicationFile: build.applicationFile,
    apiOrigin: config.apiOrigin,
    cacheMs: API_CACHE_MS,
    log,
    onApiFailure: createFaultLog(log),
  };
  const checkEntry: CheckEntry = (name, entry) => unsignedReason(name, entry, trusted);
  const { registryFile } = config;
  const lastGood = new LastGoodState({ registryFile, bundleKey, checkEntry, warn: createFaultLog(log) });
  const watch = new RegistryWatch({
    file: registryFile,
    siteOrigin: config.siteOrigin,
    checkEntry,
    health,
    lastGood,
    askHost,
    onFallback(fallback) {
      metrics?.fallback(fallback.remote);
      void logFallback(config, fallback);
    },
    onSwitch: (remote, cause) => metrics?.switched(remote, cause),
    async load(location, { ssr, mounts, verified }) {
      const { release, bundle } = await lastGood.load(location);
      const reason = misfit(release.metadata, build.application.providedModules);
      if (reason !== undefined) return { ...release, check: reason };
      if (ssr) {
        const renderers = new ReleaseRenderers({
          ...options,
          size: rendererCount(location.remote),
          bundle,
          trial: firstPage(siteUrl(config.siteOrigin, mounts[0] ?? '/').href),
          onDeath: (why) => void onDeath(release.remote, release.version, why),
        });
        return { ...release, renderers };
      }
      // A release that has just passed its trial here needs no second one when it becomes live.
      if (verified.includes(release.version) || tried.get(location.remote) === location.integrity) return release;
      const failure = await tryRelease([{ ...options, bundle, trial: EVALUATION }]).then(() => undefined, reasonOf);
      return failure === undefined ? release : { ...release, check: failure };
    },
    log,
    onCandidates: (now) => candidates.follow(now),
    intervalMs: REGISTRY_INTERVAL_MS,
  });
  return watch;
};
