import * as z from 'zod/mini';

/** What a browser needs to load a release: inlined for the area at hand, else asked of `/registry.json?remote=…`. */
export const browserRelease = z.object({
  remote: z.string(),
  version: z.string(),
  container: z.string(),
  /** Folder of the release, absolute, with a trailing slash. */
  base: z.url(),
  entry: z.string(),
  exposes: z.record(z.string(), z.array(z.string())),
  /** Browser files → subresource-integrity values. */
  files: z.record(z.string(), z.string()),
  /** The federation manifest, already fetched and verified by the shell server. */
  manifest: z.looseObject({}),
});
export type BrowserRelease = z.infer<typeof browserRelease>;

/** Answer of `/registry.json?remote=…`; null where there is none that works. */
export const browserReleases = z.object({ current: z.nullable(browserRelease), fallback: z.nullable(browserRelease) });
export type BrowserReleases = z.infer<typeof browserReleases>;
