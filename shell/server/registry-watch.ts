import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { fallbackVersion, registry, withoutRelease, type Registry, type RegistryRemote } from 'shared-lib/federation';
import { createFaultLog } from './fault-log.ts';
import type { LoadedRelease, ReleaseLocation } from './release.ts';

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

interface Options {
  file: string;
  load(location: ReleaseLocation, remote: RegistryRemote): Promise<LoadedRelease>;
  log(message: string): void;
  /** Receives the candidates of each registry that is read. */
  onCandidates?(candidates: Registry['candidates']): void;
  /** Interval between checks of the file, in milliseconds. */
  intervalMs: number;
}

/**
 * Follows the registry file and loads the releases that it names. Changes are applied one after the other. A release stays in use
 * until its successor is loaded and checked, and a release that could not be loaded is tried again.
 */
export class RegistryWatch implements ReleaseSource {
  readonly #options: Options;
  #liveReleases: LiveReleases = new Map();
  #text = '';
  #isComplete = false;
  #queue: Promise<void> = Promise.resolve();
  #releases = new Map<string, { release: LoadedRelease; integrity: string }>();
  #timer: NodeJS.Timeout | undefined;
  readonly #warn: (message: string) => void;
  /** Remote name → releases that this shell withdrew, in case the registry cannot be written. */
  #withdrawn = new Map<string, NonNullable<RegistryRemote['withdrawn']>>();

  constructor(options: Options) {
    this.#options = options;
    this.#warn = createFaultLog(options.log);
  }

  get liveReleases(): LiveReleases {
    return this.#liveReleases;
  }

  /** Reads the registry once, then follows the file. */
  async start(): Promise<void> {
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
    for (const { release } of this.#releases.values()) release.renderers?.stop();
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
      .catch((error: unknown) =>
        this.#warn(`The registry could not be read, the last valid one stays in use: ${String(error)}`),
      );
    return this.#queue;
  }

  async #read(): Promise<void> {
    const text = readFileSync(this.#options.file, 'utf8');
    if (text === this.#text && this.#isComplete) return;
    const parsed = this.#withoutWithdrawn(registry.parse(JSON.parse(text)));
    this.#options.onCandidates?.(parsed.candidates);
    const entries = await Promise.all(
      Object.entries(parsed.remotes).map(
        async ([name, remote]) => [name, await this.#releasesOf(name, remote)] as const,
      ),
    );
    this.#text = text;
    const missing = [...this.#liveReleases].filter(([name]) => !(name in parsed.remotes));
    for (const [name] of missing) this.#warn(`${name} is not in the registry any more, its last release stays in use.`);
    this.#liveReleases = new Map([...missing, ...entries]);
    this.#isComplete = entries.every(([, { remote, checks }]) => checks[remote.current] !== undefined);
    this.#evictUnused(parsed);
  }

  #withoutWithdrawn({ remotes, ...rest }: Registry): Registry {
    const entries = Object.entries(remotes).map(([name, remote]) => {
      const withdrawn = Object.entries(this.#withdrawn.get(name) ?? {});
      return [name, withdrawn.reduce((now, [version, why]) => withoutRelease(now, version, why), remote)] as const;
    });
    return { ...rest, remotes: Object.fromEntries(entries) };
  }

  async #releasesOf(name: string, remote: RegistryRemote): Promise<RemoteReleases> {
    const [live, fallback] = await Promise.all(
      [remote.current, fallbackVersion(remote)].map((version) => this.#release(name, remote, version)),
    );
    const usable = await this.#firstUsable([live, fallback, this.#liveReleases.get(name)?.current]);
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

  async #release(
    name: string,
    remote: RegistryRemote,
    version: string | undefined,
  ): Promise<LoadedRelease | undefined> {
    if (version === undefined) return undefined;
    const key = `${name}@${version}`;
    try {
      const integrity = remote.releases[version]?.integrity;
      if (!integrity) throw new Error('the registry has no hash of it');
      const cached = this.#releases.get(key);
      // A registry that names another hash for the same version is wrong or forged, so the release is fetched and verified again.
      if (cached?.integrity === integrity) return cached.release;
      const release = await this.#options.load({ remote: name, version, origin: remote.origin, integrity }, remote);
      cached?.release.renderers?.retire();
      this.#releases.set(key, { release, integrity });
      return release;
    } catch (error) {
      this.#warn(`${key} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  #evictUnused({ remotes }: Registry) {
    const used = new Set(
      [...this.#liveReleases].flatMap(([name, { current, fallback }]) =>
        [current, fallback].map((release) => `${name}@${release?.version}`),
      ),
    );
    for (const [name, remote] of Object.entries(remotes)) used.add(`${name}@${remote.current}`);
    for (const [key, { release }] of this.#releases)
      if (!used.has(key)) {
        this.#releases.delete(key);
        release.renderers?.retire();
      }
  }
}
