import { remoteIds } from 'shared-lib/federation';
import * as z from 'zod/mini';

/** Where the shell's server gives what it knows about releases, to administrators. */
export const RELEASES_PATH = '/_releases';
/** Where an administrator goes back to a release. */
export const ROLLBACK_PATH = `${RELEASES_PATH}/rollback`;

const version = z.string();
const count = z.int();
const documents = {
  /** What became of documents → how many. */
  counts: z.record(z.string(), z.optional(count)),
  /** Times in milliseconds that three of four documents do not exceed. */
  lcp: z.optional(z.number()),
  inp: z.optional(z.number()),
  /** Without a unit. */
  cls: z.optional(z.number()),
};

const figures = z.object({
  version,
  /** Addresses that have opened a page of the release. */
  addresses: count,
  total: z.object(documents),
  pages: z.array(z.object({ page: z.string(), ...documents })),
});
export type Figures = z.infer<typeof figures>;

/** Who made a release, and what it is; what nobody has written down is missing. */
const description = {
  author: z.optional(z.string()),
  subject: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Size of all its files. */
  bytes: z.optional(count),
};

const release = z.object({
  version,
  /** When it was published, or refused. */
  at: z.string(),
  ...description,
  /** `good`: it may become live again. `old`: it is retained for open tabs only. */
  state: z.enum(['live', 'good', 'old', 'withdrawn', 'refused']),
  /** Why it was withdrawn or refused, in English, as the command shows it. */
  reason: z.optional(z.string()),
});
export type Release = z.infer<typeof release>;

const event = z.object({
  at: z.string(),
  who: z.string(),
  outcome: z.enum(['previewed', 'proposed', 'live', 'refused', 'rolled back', 'withdrawn', 'fallback']),
  version,
  from: z.optional(version),
  note: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** When a preview ends. */
  until: z.optional(z.string()),
});
export type ReleaseEvent = z.infer<typeof event>;

const remoteReleases = z.object({
  remote: z.enum(remoteIds),
  /** The release that the registry names. */
  live: version,
  /** The release that this shell uses; null for none. */
  used: z.nullable(version),
  /** Newest first, then the refused ones. */
  releases: z.array(release),
  /** What browsers reported about the release in use, and about the one before; null when no browser reports. */
  figures: z.nullable(z.object({ used: z.nullable(figures), before: z.nullable(figures) })),
  /** Newest first. */
  history: z.array(event),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

export const releasesView = z.object({ remotes: z.array(remoteReleases) });
export type ReleasesView = z.infer<typeof releasesView>;

/** `seen` is the release that was live when the administrator decided. */
export const rollbackInput = z.object({ remote: z.enum(remoteIds), version, seen: version });
export type RollbackInput = z.infer<typeof rollbackInput>;

export const rollbackResult = z.object({ from: version, to: version, view: releasesView });
