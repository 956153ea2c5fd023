import type { RegistryRemote, RemoteId } from 'shared-lib/federation';
import { readPreview, type LinkFault, type Preview } from 'tooling/release/preview-link';
import type { TrustedKeys } from 'tooling/release/signatures';
import type { Log } from '../logging.ts';
import type { LiveReleases, ReleaseSource } from '../registry-watch.ts';
import { browserBase, type LoadedRelease, type ReleaseLocation } from '../release.ts';

/** Each holds its code in memory, and a renderer while its pages are opened. The one that was opened least recently is given up. */
const MAX_RELEASES = 3;
const COOKIE = /(?:^|;\s*)miqyas_preview=([^;]+)/u;

/** Cookie with the signed text of the preview. */
export const PREVIEW_COOKIE = 'miqyas_preview';

/** The release does not fit this shell, or the API that runs. */
export class MisfitError extends Error {
  override name = 'MisfitError';
}

/** Why a link shows nothing. */
export type PreviewFault = LinkFault | 'withdrawn' | 'misfit' | 'unavailable';

/** What a visitor with a preview sees. */
export interface ActivePreview {
  remote: RemoteId;
  version: string;
  /** The live releases, with the shown one in the place of its remote's; without it while it cannot be loaded. */
  liveReleases: LiveReleases;
}

/** A link that was opened. `live`: its release has become the live one, so everybody sees it. */
type OpenedLink = { kind: 'fault'; fault: PreviewFault } | { kind: 'live' | 'shown'; preview: Preview; mount: string };

interface Options {
  /** Origin of this site. */
  siteOrigin: string;
  trusted: TrustedKeys;
  releases: ReleaseSource;
  /**
   * Fetches and verifies a release, whose renderers start with their first page and stop by themselves when they have none.
   * @throws {MisfitError} when it cannot be used here
   */
  load(location: ReleaseLocation, remote: RegistryRemote): Promise<LoadedRelease>;
  log: Log;
  clock?: () => number;
}

interface Held {
  release: Promise<LoadedRelease>;
  /** End of the last preview of it that was opened, in milliseconds. */
  until: number;
}

/** The releases that single visitors see before they are live. Nothing here changes what others get. */
export class Previews {
  readonly #options: Options;
  readonly #clock: () => number;
  /** In the order of their last use. */
  readonly #held = new Map<string, Held>();

  constructor(options: Options) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
  }

  /** Opens a link. @param token its last segment, which may be any text */
  async open(token: string): Promise<OpenedLink> {
    const preview = this.#read(token);
    if (typeof preview === 'string') return { kind: 'fault', fault: preview };
    const entry = this.#options.releases.liveReleases.get(preview.remote);
    if (!entry) return { kind: 'fault', fault: 'unavailable' };
    const { current, withdrawn, mounts } = entry.remote;
    const mount = mounts[0] ?? '/';
    if (current === preview.version) return { kind: 'live', preview, mount };
    if (withdrawn?.[preview.version]) return { kind: 'fault', fault: 'withdrawn' };
    try {
      await this.#load(preview, entry.remote);
      return { kind: 'shown', preview, mount };
    } catch (error) {
      this.#warn(preview, error);
      return { kind: 'fault', fault: error instanceof MisfitError ? 'misfit' : 'unavailable' };
    }
  }

  /** The preview of a visitor; undefined without one, when its time is over, and when its release has become live or was withdrawn. */
  async of(cookies: string): Promise<ActivePreview | undefined> {
    const [, token] = COOKIE.exec(cookies) ?? [];
    const preview = token === undefined ? 'forged' : this.#read(token);
    if (typeof preview === 'string') return undefined;
    const { liveReleases } = this.#options.releases;
    const { remote, version } = preview;
    const entry = liveReleases.get(remote);
    if (!entry || entry.remote.current === version || entry.remote.withdrawn?.[version]) return undefined;
    try {
      const release = await this.#load(preview, entry.remote);
      const shown = { ...entry, current: release, ...(entry.current ? { fallback: entry.current } : {}) };
      return { remote, version, liveReleases: new Map([...liveReleases, [remote, shown]]) };
    } catch (error) {
      this.#warn(preview, error);
      return { remote, version, liveReleases };
    }
  }

  stop(): void {
    for (const key of this.#held.keys()) this.#release(key, 'now');
  }

  #read(token: string): Preview | LinkFault {
    const { siteOrigin: site, trusted } = this.#options;
    return readPreview(token, { site, trusted, now: this.#clock() });
  }

  #warn({ remote, version }: Preview, error: unknown) {
    this.#options.log(`The preview of ${remote} ${version} cannot be shown: ${String(error)}`);
  }

  /** The release of a preview, from its host the first time. */
  #load({ remote, version, integrity, expires }: Preview, entry: RegistryRemote): Promise<LoadedRelease> {
    const { origin } = entry;
    const base = browserBase(entry, version, this.#options.siteOrigin);
    const key = `${origin} ${base} ${remote}@${version} ${integrity}`;
    const held = this.#held.get(key);
    const release = held?.release ?? this.#options.load({ remote, version, origin, base, integrity }, entry);
    this.#held.delete(key);
    this.#held.set(key, { release, until: Math.max(expires, held?.until ?? 0) });
    // The next request tries again.
    if (!held) release.catch(() => this.#held.delete(key));
    this.#releaseOthers();
    return release;
  }

  /** Gives up the releases whose time is over, and those beyond the limit. */
  #releaseOthers() {
    const now = this.#clock();
    const over = [...this.#held].filter(([, { until }]) => until <= now).map(([key]) => key);
    for (const key of over) this.#release(key);
    const tooMany = [...this.#held.keys()].slice(0, Math.max(0, this.#held.size - MAX_RELEASES));
    for (const key of tooMany) this.#release(key);
  }

  /** @param when `after`: when the pages that it renders now are done */
  #release(key: string, when: 'now' | 'after' = 'after') {
    const held = this.#held.get(key);
    this.#held.delete(key);
    held?.release.then(
      ({ renderers }) => (when === 'now' ? renderers?.stop() : renderers?.retire()),
      () => undefined,
    );
  }
}
