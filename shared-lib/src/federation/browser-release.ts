import type { PageScripts } from './page-scripts.ts';

/** What a browser needs to load a release. Inlined into the document for the current area, else fetched from `/registry.json?remote=…`. */
export interface BrowserRelease {
  remote: string;
  version: string;
  container: string;
  /** Absolute URL of the release folder, with a trailing slash. */
  base: string;
  entry: string;
  exposes: Record<string, string[]>;
  /**
   * Remote entry, scripts of the exposed modules and scripts of `pages` → subresource-integrity values. The remote entry contains those of
   * all other chunks.
   */
  files: Record<string, string>;
  /** Route pattern → scripts that its page waits for. Only in responses of `/registry.json`; a document preloads the scripts of its page. */
  pages?: Record<string, PageScripts>;
}

/** Response of `/registry.json?remote=…`; null for a release that is missing or does not work. */
export interface BrowserReleases {
  current: BrowserRelease | null;
  fallback: BrowserRelease | null;
}

const STRING_FIELDS = ['remote', 'version', 'container', 'base', 'entry'] as const;
const RECORD_FIELDS = ['exposes', 'files'] as const;

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
