import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { ROOT, type SiteConfig } from '../config.ts';

const run = promisify(execFile);

/** Longest text that the log takes from outside: a subject, a note, a reason. */
const MAX_TEXT = 500;

/** What became of a release: see `.github/decisions/16-the-registry-is-checked-entry-by-entry.md`. */
const outcomes = ['previewed', 'proposed', 'live', 'refused', 'rolled back', 'withdrawn', 'fallback'] as const;

const event = z.object({
  at: z.iso.datetime(),
  /** Who did it: a person, a pipeline, or `shell`. */
  who: z.string(),
  /** Commit of the checkout, with `-dirty` when files differ from it. */
  commit: z.optional(z.string()),
  /** Author and subject of that commit. */
  author: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** What the person wrote with `--note`. */
  note: z.optional(z.string()),
  remote: z.string(),
  version: z.string(),
  /** Size of all files of the release. */
  bytes: z.optional(z.int()),
  outcome: z.enum(outcomes),
  /** Why it was refused or withdrawn, or why another release is used in its place. */
  reason: z.optional(z.string()),
  /** The release that was live before. */
  from: z.optional(z.string()),
  /** When the link that shows a preview ends. */
  until: z.optional(z.iso.datetime()),
});
/** One line of `releases.log`. */
export type ReleaseEvent = z.infer<typeof event>;

/** Who does something, and from which commit. */
export type ReleaseActor = Pick<ReleaseEvent, 'who' | 'commit' | 'author' | 'subject' | 'note'>;

/** A release that this shell took back, or does not use, by itself. */
export const SHELL: ReleaseActor = { who: 'shell' };

/** Variables in which pipelines name the person who started them. `RELEASED_BY` is for those that do not. */
const PIPELINE_VARIABLES = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR'] as const;

const git = async (...args: string[]): Promise<string> =>
  run('git', args, { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => '', // a checkout without git, as in an image
  );

const present = (entries: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Who runs this command: the pipeline's variable, else the person whom git knows, else the user of the machine; with the commit.
 * @param note what the person wrote with `--note`
 */
export const readActor = async (
  note?: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ReleaseActor> => {
  const [commit, author, subject, name] = await Promise.all([
    git('describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'),
    git('log', '-1', '--format=%an'),
    git('log', '-1', '--format=%s'),
    git('config', 'user.name'),
  ]);
  const pipeline = PIPELINE_VARIABLES.map((variable) => env[variable]).find(Boolean);
  return { who: pipeline || name || userInfo().username, ...present({ commit, author, subject, note }) };
};

type Location = Pick<SiteConfig, 'registryFile'>;

const fileOf = ({ registryFile }: Location) => join(dirname(registryFile), 'releases.log');

/** Without line breaks and control characters, which could forge lines of a terminal. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);

const plain = (entry: Omit<ReleaseEvent, 'at'>): Omit<ReleaseEvent, 'at'> => ({
  ...entry,
  ...present(
    Object.fromEntries(
      (['who', 'author', 'subject', 'note', 'reason'] as const).map((name) => [name, plainText(entry[name] ?? '')]),
    ),
  ),
});

/**
 * Appends one line to `releases.log`, beside the registry. Lines are never changed: what happens to a release later has a line of its
 * own. Call it after the change that it records; a full disk must not stop a rollback, so a failure is only printed.
 */
export const logRelease = async (location: Location, entry: Omit<ReleaseEvent, 'at'>): Promise<void> => {
  const file = fileOf(location);
  try {
    await mkdir(dirname(file), { recursive: true });
    const line = JSON.stringify({ at: new Date().toISOString(), ...plain(entry) });
    await appendFile(file, `${line}\n`, { flush: true, mode: 0o600 });
  } catch (error) {
    console.warn(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const parseLine = (line: string): ReleaseEvent[] => {
  try {
    return [event.parse(JSON.parse(line))];
  } catch {
    return []; // the end of a machine may leave half a line
  }
};

/** The events of all releases, oldest first. Without a readable file there are none, because nothing depends on them. */
export const readReleaseLog = async (location: Location): Promise<ReleaseEvent[]> => {
  const text = await readFile(fileOf(location), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line ? parseLine(line) : []));
};

/** What the log says a release is: the author and subject of its commit, the note of its publisher, and its size. */
export const describeRelease = (
  events: readonly ReleaseEvent[],
  version: string,
): Pick<ReleaseEvent, 'author' | 'subject' | 'note' | 'bytes'> => {
  const ofRelease = events.filter((one) => one.version === version);
  const named = ofRelease.findLast(({ subject }) => subject !== undefined);
  const { bytes } = ofRelease.findLast((one) => one.bytes !== undefined) ?? {};
  if (!named) return bytes === undefined ? {} : { bytes };
  const { who, author = who, subject, note } = named;
  return {
    author,
    ...(subject === undefined ? {} : { subject }),
    ...(note === undefined ? {} : { note }),
    ...(bytes === undefined ? {} : { bytes }),
  };
};
