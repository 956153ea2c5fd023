import * as z from 'zod/mini';

/** Subresource-integrity value of a file: `sha384-` and base64. */
const sri = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Releases are named by the first half of a hash of their content, in hex. */
const releaseName = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const filePath = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/));

/**
 * `integrity.json`, the label on a release: what is in it, what it exposes and what it needs of the shell.
 * Its own hash stands in the registry, so nothing in a release can change unnoticed.
 */
export const releaseLabel = z.object({
  remote: z.string(),
  /** Name of the federation container: its own per build, so that two releases can live in one tab. */
  container: z.string().check(z.regex(/^[a-z]\w*$/)),
  contract: z.int(),
  entry: filePath,
  manifest: filePath,
  /** Door → scripts that its first load needs, beside the entry. */
  exposes: z.record(z.string(), z.array(filePath)),
  /** CommonJS bundle of the doors for a server. */
  server: filePath,
  /** Shared door → names that the release imports from it. */
  imports: z.record(z.string(), z.array(z.string())),
  /** Every file of the release → its hash. */
  files: z.record(filePath, sri),
});
export type ReleaseLabel = z.infer<typeof releaseLabel>;

export const registryRemote = z.object({
  /** Where the remote's host answers, without a trailing slash. */
  origin: z.url(),
  mounts: z.array(z.string()),
  ssr: z.boolean(),
  /** The release that is live. */
  current: releaseName,
  /** Releases that a shell has loaded and drawn, newest first: what an area falls back to. */
  verified: z.array(releaseName),
  /** Every kept release → hash of its `integrity.json` and when it was published. */
  releases: z.record(releaseName, z.object({ integrity: sri, published_at: z.iso.datetime() })),
});
export type RegistryRemote = z.infer<typeof registryRemote>;

/** `registry.json`: the one pointer that says which release of each remote is live. */
export const registry = z.object({ schema: z.literal(1), remotes: z.record(z.string(), registryRemote) });
export type Registry = z.infer<typeof registry>;

/** Folder of a release on its host, with a trailing slash. */
export const releaseBase = (origin: string, version: string): string => `${origin}/${version}/`;

/** The verified release to use when the live one fails: the newest that is not the live one. */
export const fallbackVersion = ({ current, verified }: RegistryRemote): string | undefined =>
  verified.find((version) => version !== current);
