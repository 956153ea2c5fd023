import type { RegistryRemote } from 'shared-lib/federation';
import { browserBase, type LoadedRelease, type ReleaseLocation } from './release.ts';

export interface LoadOptions {
  siteOrigin: string;
  load(location: ReleaseLocation, remote: RegistryRemote): Promise<LoadedRelease>;
  /** Asks the host of a release for it. Rejects with the reason when browsers do not get it. */
  askHost?(location: ReleaseLocation): Promise<void>;
}

/** A release, or why it could not be loaded. */
export interface LoadAttempt {
  release?: LoadedRelease;
  fault?: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The releases that the server holds, loaded when they are first needed. */
export class LoadedReleases {
  readonly #options: LoadOptions;
  readonly #warn: (message: string) => void;
  readonly #releases = new Map<string, { release: LoadedRelease; origin: string; integrity: string }>();

  constructor(options: LoadOptions, warn: (message: string) => void) {
    this.#options = options;
    this.#warn = warn;
  }

  async get(name: string, remote: RegistryRemote, version: string | undefined): Promise<LoadAttempt> {
    if (version === undefined) return {};
    const key = `${name}@${version}`;
    try {
      const integrity = remote.releases[version]?.integrity;
      if (!integrity) throw new Error('the registry has no hash of it');
      const base = browserBase(remote, version, this.#options.siteOrigin);
      const location = { remote: name, version, origin: remote.origin, base, integrity };
      return { release: await this.#load(key, location, remote) };
    } catch (error) {
      const fault = messageOf(error);
      this.#warn(`${key} could not be loaded: ${fault}`);
      return { fault };
    }
  }

  /** Gives up all releases but these. */
  retain(used: ReadonlySet<string>): void {
    for (const [key, { release }] of this.#releases)
      if (!used.has(key)) {
        this.#releases.delete(key);
        release.renderers?.retire();
      }
  }

  stop(): void {
    for (const { release } of this.#releases.values()) release.renderers?.stop();
  }

  async #load(key: string, location: Required<ReleaseLocation>, remote: RegistryRemote): Promise<LoadedRelease> {
    const cached = this.#releases.get(key);
    // A registry that names another hash for the same version is wrong or forged, so the release is fetched and verified again. So is one
    // whose host has moved.
    const isSame = cached?.integrity === location.integrity;
    if (isSame && cached.origin === location.origin && cached.release.base === location.base) {
      if (cached.release.hostFault !== undefined) await this.#askAgain(location, cached.release);
      return cached.release;
    }
    const release = await this.#options.load(location, remote);
    if (release.hostFault !== undefined)
      this.#warn(`${key} comes from the last good state of this shell: ${release.hostFault}`);
    // A host that does not respond does not take the place of one that did.
    if (isSame && release.hostFault !== undefined) return release;
    cached?.release.renderers?.retire();
    this.#releases.set(key, { release, origin: location.origin, integrity: location.integrity });
    return release;
  }

  /** A host that was down may be back. */
  async #askAgain(location: ReleaseLocation, release: LoadedRelease): Promise<void> {
    release.hostFault = await this.#options.askHost?.(location).then(() => undefined, messageOf);
  }
}
