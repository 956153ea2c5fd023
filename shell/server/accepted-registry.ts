import {
  isRemoteId,
  misplacedPath,
  registryCandidate,
  registryRemote,
  remoteIds,
  type Registry,
  type RegistryRemote,
  type RemoteId,
} from 'shared-lib/federation';
import { parseUniqueJson } from 'tooling/unique-json';
import * as z from 'zod/mini';

/** Remote name → its entry. */
export type Entries = Readonly<Partial<Record<string, RegistryRemote>>>;

/**
 * Longest entry, in characters of JSON: several times one with all the releases that are retained, and far below the limit of the file, so
 * that the entry of one remote cannot use up the space of the others.
 */
const MAX_ENTRY_LENGTH = 1_000_000;

/** The outer form. Each entry is checked by itself, so that a wrong one does not hold up a rollback of another remote. */
const envelope = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
  candidates: z.optional(z.record(z.string(), z.unknown())),
});

export interface AcceptedRegistry {
  entries: Entries;
  candidates: NonNullable<Registry['candidates']>;
  /** Why parts of the registry are not used. */
  rejected: string[];
  /** What else somebody may want to know: the registry may be of a newer site with more remotes. */
  notices: string[];
}

const issueOf = ({ issues: [issue] }: z.core.$ZodError): string =>
  issue ? `${issue.path.join('.') || 'the whole entry'}: ${issue.message}` : 'it does not follow its contract';

/** @returns why an entry must not replace the last one that was accepted; undefined when it may */
const replayed = (entry: RegistryRemote, last: RegistryRemote | undefined): string | undefined => {
  if (last?.counter === undefined) return undefined;
  const counter = entry.counter ?? 0;
  if (counter > last.counter) return undefined;
  if (counter === last.counter)
    return JSON.stringify(entry) === JSON.stringify(last) ? undefined : `it was changed without a new counter`;
  return `it is older than the one in use (counter ${counter}, and ${last.counter} was live); if it was put back on purpose, run "npm run release -- rollback" with its version`;
};

/** @returns why an entry must not be used; undefined when it may */
export type CheckEntry = (name: RemoteId, entry: RegistryRemote) => string | undefined;

const entryOf = (
  name: RemoteId,
  value: unknown,
  last: RegistryRemote | undefined,
  checkEntry: CheckEntry | undefined,
): RegistryRemote | string => {
  if (value === undefined) return 'is not in the registry any more';
  const { length } = JSON.stringify(value);
  if (length > MAX_ENTRY_LENGTH)
    return `has an entry in the registry that cannot be used (it has ${length} characters, more than any entry)`;
  const parsed = registryRemote.safeParse(value);
  if (!parsed.success) return `has an entry in the registry that cannot be used (${issueOf(parsed.error)})`;
  const reason = misplacedPath(name, parsed.data) ?? checkEntry?.(name, parsed.data) ?? replayed(parsed.data, last);
  return reason === undefined ? parsed.data : `has an entry in the registry that is refused: ${reason}`;
};

const candidatesIn = (values: Record<string, unknown>): AcceptedRegistry['candidates'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const parsed = registryCandidate.safeParse(value);
      return isRemoteId(name) && parsed.success ? [[name, parsed.data]] : [];
    }),
  );

/**
 * Reads a registry entry by entry. An entry that is missing, invalid or older than the last accepted one does not count: the last one
 * stays in its place.
 * @param last the entries that were accepted before
 * @param checkEntry checks the signatures of an entry
 * @throws when the text is no registry at all
 */
export const acceptRegistry = (text: string, last: Entries, checkEntry?: CheckEntry): AcceptedRegistry => {
  const { remotes, candidates = {} } = envelope.parse(parseUniqueJson(text));
  const unknown = Object.keys(remotes).filter((name) => !isRemoteId(name));
  const notices = unknown.map((name) => `"${name.slice(0, 60)}" in the registry is no remote of this shell.`);
  const rejected: string[] = [];
  const entries: Record<string, RegistryRemote> = {};
  for (const name of remoteIds) {
    const before = last[name];
    const entry = entryOf(name, Object.hasOwn(remotes, name) ? remotes[name] : undefined, before, checkEntry);
    if (typeof entry !== 'string') entries[name] = entry;
    else {
      if (before) entries[name] = before;
      const isFirst = before === undefined && !Object.hasOwn(remotes, name);
      // A site of which a remote was never published is complete without it.
      if (!isFirst)
        rejected.push(`${name} ${entry}, ${before ? 'its last release stays in use' : 'it has no release'}.`);
    }
  }
  return { entries, candidates: candidatesIn(candidates), rejected, notices };
};
