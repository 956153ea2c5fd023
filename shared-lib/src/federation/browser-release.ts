/** What a browser needs to load a release: inlined for the area at hand, else asked of `/registry.json?remote=…`. */
export interface BrowserRelease {
  remote: string;
  version: string;
  container: string;
  /** Folder of the release, absolute, with a trailing slash. */
  base: string;
  entry: string;
  exposes: Record<string, string[]>;
  /** Browser files → subresource-integrity values. */
  files: Record<string, string>;
  /** The federation manifest, already fetched and verified by the shell server. */
  manifest: Record<string, unknown>;
}

/** Answer of `/registry.json?remote=…`; null where there is none that works. */
export interface BrowserReleases {
  current: BrowserRelease | null;
  fallback: BrowserRelease | null;
}

const TEXTS = ['remote', 'version', 'container', 'base', 'entry'] as const;
const RECORDS = ['exposes', 'files', 'manifest'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the shell's own server sent a release. Told by hand because every page begins with it, and zod would weigh more than all of this. */
export const isBrowserRelease = (value: unknown): value is BrowserRelease =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  RECORDS.every((name) => isRecord(value[name]));

const isReleaseOrNone = (value: unknown) => value === null || isBrowserRelease(value);

export const isBrowserReleases = (value: unknown): value is BrowserReleases =>
  isRecord(value) && isReleaseOrNone(value.current) && isReleaseOrNone(value.fallback);
