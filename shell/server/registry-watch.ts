import { unwatchFile, watchFile } from 'node:fs';
import { fallbackVersion, withoutRelease, type Registry, type RegistryRemote } from 'shared-lib/federation';
import { readRegistryText } from 'tooling/release/registry-file';
import { acceptRegistry, type CheckEntry, type Entries } from './accepted-registry.ts';
import { createFaultLog } from './fault-log.ts';
import type { Health } from './health.ts';
import type { LastGoodState } from './last-good.ts';
import { LoadedReleases, type LoadOptions } from './loaded-releases.ts';
import type { LoadedRelease } from './release.ts';

/** The releases of one remote that the server can use. */
export interface RemoteReleases {
  remote: RegistryRemote;
  current?: LoadedRelease;
  fallback?: LoadedRelease;
  /** Version → `passed`, or why it cannot be used. The release command shows it to the publisher. */
  checks: Record<string, string>;
}

/** Remote name → its releases. Replaced as a whole when the registry changes. */
export type LiveReleases = ReadonlyMap<string, RemoteReleases>;

/** Source of the releases that the server uses. */
export interface ReleaseSource {
  readonly liveReleases: LiveReleases;
  /** Reads the registry now. Resolves when its releases are loaded. */
  refresh(): Promise<void>;
}

/** A release that is used in place of the live one. */
export interface Fallback {
  remote: string;
  live: string;
  used: string;
  reason: string;
}

interface Options extends LoadOptions {
  file: string;
  log(message: string): void;
  /** Checks the signatures of an entry. */
  checkEntry?: CheckEntry;
  /** Receives what is degraded. */
  health: Health;
  /** The state of the last run, with which the shell starts when the registry cannot be used. */
  lastGood?: Pick<LastGoodState, 'readEntries' | 'storeEntries'>;
  /** Receives the candidates of each registry that is read. */
  onCandidates?(candidates: Registry['candidates']): void;
  /** Another release is used in place of the live one. */
  onFallback?(fallback: Fallback): void;
  /** Another release of a remote is in use than before; `withdrawal`: because that one was withdrawn. */
  onSwitch?(remote: string, cause: 'withdrawal' | 'registry'): void;
  /** Interval between checks of the file, in milliseconds. */
  intervalMs: number;
}

/** Why a loaded release is not used, or is not given to browsers; undefined when nothing is wrong. */
const faultOf = ({ check, hostFault }: LoadedRelease): string | undefined => (check === 'passed' ? hostFault : check);

/**
 * Follows the registry file and loads the releases that it names. Changes are applied one after the other. A release stays in use
 * until its successor is loaded and checked, and a release that could not be loaded is tried again.
 */
export class RegistryWatch implements ReleaseSource {
  readonly #options: Options;
  #liveReleases: LiveReleases = new Map();
  #text = '';
  #isComplete = false;
  /** The entries that were accepted last. */
  #entries: Entries = {};
  /** Those whose live release was in use. */
  #good: Entries = {};
  #queue: Promise<void> = Promise.resolve();
  readonly #releases: LoadedReleases;
  #timer: NodeJS.Timeout | undefined;
  readonly #warn: (message: string) => void;
  /** Remote name → live release and the one that is used in its place. */
  readonly #fallbacks = new Map<string, string>();
  /** Remote name → releases that this shell withdrew, in case the registry cannot be written. */
  #withdrawn = new Map<string, NonNullable<RegistryRemote['withdrawn']>>();

  constructor(options: Options) {
    this.#options = options;
    this.#warn = createFaultLog(options.log);
    this.#releases = new LoadedReleases(options, this.#warn);
  }

  get liveReleases(): LiveReleases {
    return this.#liveReleases;
  }

  /** Reads the registry once, then follows the file. Continues with the last good state where the registry cannot be used. */
  async start(): Promise<void> {
    this.#good = (await this.#options.lastGood?.readEntries()) ?? {};
    this.#entries = this.#good;
    await this.refresh();
    const { file, intervalMs } = this.#options;
    watchFile(file, { interval: intervalMs, persistent: false }, () => void this.refresh());
    this.#timer = setInterval(() => {
      if (!this.#isComplete) void this.refresh();
    }, intervalMs * 5);
    this.#timer.unref();
  }

  stop(): void {
    unwatchFile(this.#options.file);
    clearInterval(this.#timer);
    this.#releases.stop();
  }

  /** Stops using a release at once, even if the registry still names it. */
  async withdraw(name: string, version: string, withdrawal: { reason: string; at: string }): Promise<void> {
    this.#withdrawn.set(name, { ...this.#withdrawn.get(name), [version]: withdrawal });
    this.#isComplete = false;
    await this.refresh();
  }

  refresh(): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#read())
      .catch((error: unknown) => this.#warn(`The registry could not be followed: ${String(error)}`));
    return this.#queue;
  }

  async #read(): Promise<void> {
    let text: string;
    let accepted: ReturnType<typeof acceptRegistry>;
    try {
      text = await readRegistryText(this.#options.file);
      if (text === this.#text && this.#isComplete) return;
      accepted = acceptRegistry(text, this.#entries, this.#options.checkEntry);
    } catch (error) {
      const reason = `The registry could not be read, the last valid one stays in use: ${String(error)}`;
      this.#warn(reason);
      this.#options.health.set('registry', reason);
      this.#text = '';
      if (!this.#isComplete) await this.#use(this.#entries);
      return;
    }
    for (const line of [...accepted.rejected, ...accepted.notices]) this.#warn(line);
    this.#options.health.set('registry', accepted.rejected.join(' ') || undefined);
    this.#options.onCandidates?.(accepted.candidates);
    await this.#use(accepted.entries);
    this.#text = text;
  }

  async #use(accepted: Entries): Promise<void> {
    const entries = this.#withoutWithdrawn(accepted);
    const releases = await Promise.all(
      Object.entries(entries).map(async ([name, remote]) => [name, await this.#releasesOf(name, remote)] as const),
    );
    this.#entries = accepted;
    for (const [name, { remote, current }] of releases) {
      const before = this.#liveReleases.get(name)?.current?.version;
      if (before !== undefined && before !== current?.version)
        this.#options.onSwitch?.(name, remote.withdrawn?.[before] ? 'withdrawal' : 'registry');
    }
    this.#liveReleases = new Map(releases);
    this.#isComplete = releases.every(
      ([, { remote, checks, current }]) => checks[remote.current] !== undefined && current?.hostFault === undefined,
    );
    this.#evictUnused(entries);
    // Its release has the hash of the entry: one that was in use before does not make an entry good.
    const inUse = releases.filter(
      ([, { remote, current, checks }]) => current?.version === remote.current && checks[remote.current] === 'passed',
    );
    this.#good = { ...this.#good, ...Object.fromEntries(inUse.map(([name]) => [name, accepted[name]])) };
    if (inUse.length > 0) await this.#options.lastGood?.storeEntries(this.#good);
  }

  #withoutWithdrawn(accepted: Entries): Record<string, RegistryRemote> {
    return Object.fromEntries(
      Object.entries(accepted).flatMap(([name, remote]) => {
        const withdrawn = Object.entries(this.#withdrawn.get(name) ?? {});
        if (!remote) return [];
        return [[name, withdrawn.reduce((now, [version, why]) => withoutRelease(now, version, why), remote)]];
      }),
    );
  }

  async #releasesOf(name: string, remote: RegistryRemote): Promise<RemoteReleases> {
    const [{ release: live, fault }, { release: fallback }] = await Promise.all([
      this.#releases.get(name, remote, remote.current),
      this.#releases.get(name, remote, fallbackVersion(remote)),
    ]);
    const usable = await this.#choose(name, remote, live, fallback);
    this.#reportUse(name, remote, usable, live ? faultOf(live) : fault);
    if (live && live.check !== 'passed') this.#warn(`${name} ${live.version} is not used: ${live.check}`);
    const spare = fallback && fallback !== usable && fallback.check === 'passed' ? fallback : undefined;
    await spare?.renderers?.use('spare');
    const checks = Object.fromEntries(
      [live, fallback].flatMap((release) => (release ? [[release.version, release.check]] : [])),
    );
    // Without another good release the browser goes on to render a withdrawn one, but this server does not.
    const isWithdrawn = usable && remote.withdrawn?.[usable.version] !== undefined;
    if (isWithdrawn) usable.renderers?.stop();
    const current = isWithdrawn ? { ...usable, renderers: undefined } : usable;
    return { remote, checks, ...(current ? { current } : {}), ...(spare ? { fallback: spare } : {}) };
  }

  /** The release to use: the live one; while that cannot be loaded, the one in use, unless it was withdrawn; else the fallback. */
  async #choose(
    name: string,
    { withdrawn }: RegistryRemote,
    live: LoadedRelease | undefined,
    fallback: LoadedRelease | undefined,
  ): Promise<LoadedRelease | undefined> {
    const inUse = this.#liveReleases.get(name)?.current ?? (live ? undefined : await this.#lastGoodRelease(name));
    const staysInUse = !live && inUse && !withdrawn?.[inUse.version];
    const inOrder = staysInUse ? [inUse, fallback] : [live, fallback, inUse];
    // A release that its host gives comes before one that only this shell still has.
    const byHost = inOrder.toSorted((a, b) => Number(!!a?.hostFault) - Number(!!b?.hostFault));
    return (await this.#firstUsable(byHost)) ?? this.#firstUsable([await this.#lastGoodRelease(name)]);
  }

  /** The live release of the last run, for a shell that has just started and has none in use. */
  async #lastGoodRelease(name: string): Promise<LoadedRelease | undefined> {
    const good = this.#good[name];
    return good && (await this.#releases.get(name, good, good.current)).release;
  }

  /**
   * Says where another release, or none, is used in place of the live one.
   * @param fault why the live one cannot be loaded now
   */
  #reportUse(name: string, { current }: RegistryRemote, used: LoadedRelease | undefined, fault: string | undefined) {
    const { health, onFallback } = this.#options;
    if (used?.version === current) {
      this.#fallbacks.delete(name);
      return health.set(name, fault && `${current} is in use, but its host does not give it: ${fault}`);
    }
    const reason = fault ?? 'it was withdrawn';
    const place = used ? `${used.version} is in its place` : 'nothing is in its place';
    health.set(name, `${current} is not used (${reason}); ${place}`);
    const key = `${current} ${used?.version}`;
    if (used && this.#fallbacks.get(name) !== key)
      onFallback?.({ remote: name, live: current, used: used.version, reason });
    this.#fallbacks.set(name, key);
  }

  /** The first release that passed its check and can be rendered. */
  async #firstUsable(candidates: readonly (LoadedRelease | undefined)[]): Promise<LoadedRelease | undefined> {
    for (const release of candidates) {
      if (release?.check !== 'passed') continue;
      try {
        await release.renderers?.use('live');
        return release;
      } catch (error) {
        release.check = error instanceof Error ? error.message : String(error);
      }
    }
    return undefined;
  }

  #evictUnused(remotes: Readonly<Record<string, RegistryRemote>>) {
    const inUse = [...this.#liveReleases].flatMap(([name, { current, fallback }]) =>
      [current, fallback].map((release) => `${name}@${release?.version}`),
    );
    const live = Object.entries(remotes).map(([name, { current }]) => `${name}@${current}`);
    this.#releases.retain(new Set([...inUse, ...live]));
  }
}
