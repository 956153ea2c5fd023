import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { fallbackVersion, registry, type Registry, type RegistryRemote } from 'shared-lib/federation';
import type { LoadedRelease, ReleaseAddress } from './release.ts';

/** The releases that the server can hand out for one remote. */
export interface RemoteReleases {
  remote: RegistryRemote;
  current?: LoadedRelease;
  fallback?: LoadedRelease;
  /** Version → `passed` or why it cannot be used, for whoever published it. */
  checks: Record<string, string>;
}

export type Generation = ReadonlyMap<string, RemoteReleases>;

/** Where the server takes its releases from. */
export interface ReleaseSource {
  readonly generation: Generation;
  /** Looks at the registry now; resolves when what it says has been taken up. */
  refresh(): Promise<void>;
}

interface Options {
  file: string;
  load(address: ReleaseAddress, remote: RegistryRemote): Promise<LoadedRelease>;
  say(message: string): void;
  /** How often the file is looked at, in milliseconds. */
  intervalMs: number;
}

/**
 * Follows the registry. Switches are made one after the other; what is being served stays until its successor has been
 * loaded and checked, and whatever could not be had is tried again.
 */
export class RegistryWatch implements ReleaseSource {
  readonly #options: Options;
  #generation: Generation = new Map();
  #text = '';
  #isComplete = false;
  #queue: Promise<void> = Promise.resolve();
  #releases = new Map<string, LoadedRelease>();
  #timer: NodeJS.Timeout | undefined;
  #lastComplaint = '';

  constructor(options: Options) {
    this.#options = options;
  }

  get generation(): Generation {
    return this.#generation;
  }

  /** Reads once, then follows the file. */
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
  }

  refresh(): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#read())
      .catch((error: unknown) =>
        this.#complain(`The registry could not be read, the last good one stays: ${String(error)}`),
      );
    return this.#queue;
  }

  #complain(message: string) {
    if (message === this.#lastComplaint) return;
    this.#lastComplaint = message;
    this.#options.say(message);
  }

  async #read(): Promise<void> {
    const text = readFileSync(this.#options.file, 'utf8');
    if (text === this.#text && this.#isComplete) return;
    const parsed = registry.parse(JSON.parse(text));
    const entries = await Promise.all(
      Object.entries(parsed.remotes).map(
        async ([name, remote]) => [name, await this.#releasesOf(name, remote)] as const,
      ),
    );
    this.#text = text;
    this.#generation = new Map(entries);
    this.#isComplete = entries.every(([, { remote, checks }]) => checks[remote.current] !== undefined);
    this.#forgetUnused(parsed);
  }

  async #releasesOf(name: string, remote: RegistryRemote): Promise<RemoteReleases> {
    const [live, fallback] = await Promise.all(
      [remote.current, fallbackVersion(remote)].map((version) => this.#release(name, remote, version)),
    );
    const checks = Object.fromEntries(
      [live, fallback].flatMap((release) => (release ? [[release.version, release.check]] : [])),
    );
    const usable = [live, fallback, this.#generation.get(name)?.current].find((release) => release?.check === 'passed');
    if (live && live.check !== 'passed') this.#complain(`${name} ${live.version} is not used: ${live.check}`);
    const spare = fallback && fallback !== usable && fallback.check === 'passed' ? { fallback } : {};
    return { remote, checks, ...(usable ? { current: usable } : {}), ...spare };
  }

  async #release(
    name: string,
    remote: RegistryRemote,
    version: string | undefined,
  ): Promise<LoadedRelease | undefined> {
    if (version === undefined) return undefined;
    const key = `${name}@${version}`;
    const had = this.#releases.get(key);
    if (had) return had;
    try {
      const integrity = remote.releases[version]?.integrity;
      if (!integrity) throw new Error('the registry does not hold its hash');
      const loaded = await this.#options.load({ remote: name, version, origin: remote.origin, integrity }, remote);
      this.#releases.set(key, loaded);
      return loaded;
    } catch (error) {
      this.#complain(`${key} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  #forgetUnused({ remotes }: Registry) {
    const used = new Set(
      [...this.#generation].flatMap(([name, { current, fallback }]) =>
        [current, fallback].map((release) => `${name}@${release?.version}`),
      ),
    );
    for (const [name, remote] of Object.entries(remotes)) used.add(`${name}@${remote.current}`);
    for (const key of this.#releases.keys()) if (!used.has(key)) this.#releases.delete(key);
  }
}
