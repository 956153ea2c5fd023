/** What a browser needs to load a release. Inlined into the document for the current area, else fetched from `/registry.json?remote=…`. */
export interface BrowserRelease {
  remote: string;
  version: string;
  container: string;
  /** Absolute URL of the release folder, with a trailing slash. */
  base: string;
  entry: string;
  exposes: Record<string, string[]>;
  /** Browser files → subresource-integrity values. */
  files: Record<string, string>;
  /** The federation manifest, already fetched and verified by the shell server. */
  manifest: Record<string, unknown>;
}

/** Response of `/registry.json?remote=…`; null for a release that is missing or does not work. */
export interface BrowserReleases {
  current: BrowserRelease | null;
  fallback: BrowserRelease | null;
}

const STRING_FIELDS = ['remote', 'version', 'container', 'base', 'entry'] as const;
const RECORD_FIELDS = ['exposes', 'files', 'manifest'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value from the shell server is a release. Checked by hand, because every page loads this code and zod is much larger. */
export const isBrowserRelease = (value: unknown): value is BrowserRelease =>
  isRecord(value) &&
  STRING_FIELDS.every((name) => typeof value[name] === 'string') &&
  RECORD_FIELDS.every((name) => isRecord(value[name]));

const isReleaseOrNull = (value: unknown) => value === null || isBrowserRelease(value);

export const isBrowserReleases = (value: unknown): value is BrowserReleases =>
  isRecord(value) && isReleaseOrNull(value.current) && isReleaseOrNull(value.fallback);
