import * as z from 'zod/mini';

/** Subresource-integrity value of a file: `sha384-` and base64. */
const sri = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** A release is named by the first 16 hex digits of a hash of its content. */
const releaseName = z.string().check(z.regex(/^[0-9a-f]{16}$/));
/** Exactly an origin with http or https: it enters the security policy of every page, where anything else would add sources. */
const httpOrigin = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text,
      'must be an origin such as https://admin.example.com',
    ),
  );
/** Path below which browsers find the releases of remotes under the site's own origin. */
export const REMOTES_PATH = '/r';
/** The one path that an entry may have, such as `/r/admin`. @param name of the remote, such as `remote-admin` */
export const remotePath = (name: string): string => `${REMOTES_PATH}/${name.replace(/^remote-/, '')}`;
/** Why an entry must not have its path; undefined when it may, or has none. */
export const misplacedPath = (name: string, { path }: Pick<RegistryRemote, 'path'>): string | undefined =>
  path === undefined || path === remotePath(name)
    ? undefined
    : `its path is "${path}", and may only be ${remotePath(name)}`;
const sitePath = z
  .string()
  .check(z.regex(/^\/r\/[a-z]{1,50}(?:-[a-z]{1,50})*$/, 'must be /r/ and the name of the remote, such as /r/admin'));
/** Path of a file inside the folder of a release. */
const filePath = z.string().check(z.maxLength(300), z.regex(/^(?!\/)(?!.*(?:\.\.|\/\/))[\w./-]+$/));
/** Path prefix of pages: it is resolved against the site's origin, so it must not name another one. */
const mount = z.string().check(z.maxLength(100), z.regex(/^\/(?!\/)[\w/-]*$/));
/** Name of an exposed module, such as `./routes`. */
const exposeName = z.string().check(z.regex(/^\.\/[a-z][\w-]*$/));
const reasonText = z.string().check(z.maxLength(2000));

/** An Ed25519 key, as 32 bytes in base64url. */
const publicKey = z.string().check(z.regex(/^[\w-]{43}$/));
/** An Ed25519 signature, as 64 bytes in base64url. */
const signature = z.string().check(z.regex(/^[\w-]{86}$/));
export const signedText = z.object({ text: z.string().check(z.maxLength(500_000)), key: publicKey, signature });
/** A text and who signed it. */
export type SignedText = z.infer<typeof signedText>;

/**
 * `integrity.json`, the metadata of a release: its files and their hashes, its exposed modules, and its imports from the shell.
 * The registry holds the hash of this file, so any change of a release is detected.
 */
export const releaseMetadata = z
  .object({
    remote: z.string(),
    /** Name of the federation container, unique per build so that two releases can run in one tab. */
    container: z.string().check(z.regex(/^[a-z]\w*$/)),
    contract: z.int().check(z.positive()),
    /** Version of the API that the release needs (`API_VERSION`). Releases of earlier builds name none. */
    api: z.optional(z.int().check(z.positive())),
    entry: filePath,
    manifest: filePath,
    /** Exposed module → scripts that its first load needs besides the entry. */
    exposes: z.record(exposeName, z.array(filePath)),
    /** CommonJS bundle of the exposed modules, for the server. */
    server: filePath,
    /** Exposed module → its own CommonJS bundle, for the trial. Older releases have none. */
    servers: z.optional(z.record(exposeName, filePath)),
    /** Shared entry point → names that the release imports from it. */
    imports: z.record(z.string(), z.array(z.string())),
    /** Every file of the release → its hash. */
    files: z.record(filePath, sri),
  })
  .check(
    z.refine(
      ({ entry, manifest, exposes, server, servers = {}, files }) =>
        [entry, manifest, server, ...Object.values(servers), ...Object.values(exposes).flat()].every((file) =>
          Object.hasOwn(files, file),
        ),
      'names a file that the release does not list',
    ),
  );
export type ReleaseMetadata = z.infer<typeof releaseMetadata>;

export const registryRemote = z
  .object({
    /** Origin of the remote's host, without a trailing slash. */
    origin: httpOrigin,
    /**
     * Path below which browsers find the releases under the site's own origin, such as `/r/admin`; the shell passes on what the host has.
     * Without it, and in shells of earlier versions, browsers load them from `origin`.
     */
    path: z.optional(sitePath),
    mounts: z.array(mount).check(z.maxLength(50)),
    ssr: z.boolean(),
    /** The release that is live. */
    current: releaseName,
    /** Releases that have passed their trial, the one that was live last first. An area falls back to them. */
    verified: z.array(releaseName),
    /** Every retained release → hash of its `integrity.json` and time of publication. */
    releases: z.record(releaseName, z.object({ integrity: sri, published_at: z.iso.datetime() })),
    /** Names of all releases that were ever published, newest first, also of those that are no longer retained. */
    seen: z.optional(z.array(releaseName)),
    /** Releases that ended renderers of a live shell → why. None of them becomes live or a fallback again. */
    withdrawn: z.optional(z.record(releaseName, z.object({ reason: reasonText, at: z.iso.datetime() }))),
    /**
     * Grows with each change of the entry: the time of the change in milliseconds, or one more than before. A shell refuses an entry that is
     * older than the one it uses. Entries of earlier release commands have none.
     */
    counter: z.optional(z.int().check(z.positive())),
    /**
     * The entry as the remote's team signed it, and what a shell has changed since: withdrawals, or back to a release that was live. A shell
     * whose configuration has keys for the remote refuses an entry that differs from what they say.
     */
    signatures: z.optional(z.object({ team: signedText, shell: z.optional(signedText) })),
  })
  .check(
    z.refine(({ current, releases }) => Object.hasOwn(releases, current), 'the live release is not among the releases'),
  );
export type RegistryRemote = z.infer<typeof registryRemote>;

/** A release that is about to become live. Each running shell tries it first. */
export const registryCandidate = z.object({
  /** Names one attempt to publish, so that a verdict belongs to it alone. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  version: releaseName,
  /** Hash of its `integrity.json`. */
  integrity: sri,
  origin: httpOrigin,
  proposed_at: z.iso.datetime(),
  /** Who proposes it: a key of the remote's team, which has signed the other fields. */
  signed: z.optional(z.object({ key: publicKey, signature })),
});
export type RegistryCandidate = z.infer<typeof registryCandidate>;

const remoteName = z.string().check(z.maxLength(60), z.regex(/^[a-z]+(?:-[a-z]+)*$/));

/** `registry.json`: which release of each remote is live. */
export const registry = z.object({
  schema: z.literal(1),
  remotes: z
    .record(remoteName, registryRemote)
    .check(
      z.refine(
        (entries) => Object.entries(entries).every(([name, entry]) => misplacedPath(name, entry) === undefined),
        'a path is not /r/ and the name of its own remote',
      ),
    ),
  /** Remote name → its candidate. Shells of earlier versions ignore them. */
  candidates: z.optional(z.record(remoteName, registryCandidate)),
});
export type Registry = z.infer<typeof registry>;

/** URL of a release folder on its host, with a trailing slash. */
export const releaseBase = (origin: string, version: string): string => `${origin}/${version}/`;

/**
 * The release to use when the live one fails: the verified one that was live before it, else one that was live after it, as after a
 * rollback. A withdrawn one never counts.
 */
export const fallbackVersion = ({ current, verified, withdrawn }: RegistryRemote): string | undefined => {
  const place = verified.indexOf(current);
  return [...verified.slice(place + 1), ...verified.slice(0, Math.max(place, 0))].find((one) => !withdrawn?.[one]);
};

const MAX_VERIFIED = 5;

/** The verified releases of a remote once one more is live: it passed its trial, so the same write makes it live and verified. */
export const verifiedWith = (version: string, verified: readonly string[] = []): string[] =>
  [version, ...verified.filter((other) => other !== version)].slice(0, MAX_VERIFIED);

/** The remote's entry once a release is withdrawn: when it was live, the last good one is live again. */
export const withoutRelease = (
  remote: RegistryRemote,
  version: string,
  withdrawal: { reason: string; at: string },
): RegistryRemote => {
  const withdrawn = { ...remote.withdrawn, [version]: withdrawal };
  const current =
    (remote.current === version ? fallbackVersion({ ...remote, withdrawn }) : undefined) ?? remote.current;
  return { ...remote, current, verified: remote.verified.filter((other) => other !== version), withdrawn };
};
