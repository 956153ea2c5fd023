import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registry, type Registry, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { withFileLock } from '../file-lock.ts';
import { CliError } from '../cli-error.ts';
import { writeAtomic } from '../write-atomic.ts';

const LOCK_DEADLINE_MS = 30_000;

const parseRegistry = (file: string, text: string): Registry => {
  const unusable = (reason: string) =>
    new CliError(
      `The registry ${file} cannot be used (${reason}): put back a good copy, or delete it and publish every remote again.`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unusable('it is not JSON');
  }
  const parsed = registry.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw unusable(
    issue ? `${issue.path.join('.') || 'the whole file'}: ${issue.message}` : 'it does not follow its contract',
  );
};

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new CliError(
      `The registry ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/**
 * Reads the registry.
 * @throws {CliError} when it is missing, unreadable or against its contract
 */
export const readRegistry = async (file: string): Promise<Registry> => {
  const text = await readText(file);
  if (text === undefined)
    throw new CliError(
      `There is no registry at ${file} yet: publish a release first ("npm start" publishes all remotes).`,
    );
  return parseRegistry(file, text);
};

/** Like `readRegistry`, but returns an empty registry when there is no file yet. */
export const readRegistryOrEmpty = async (file: string): Promise<Registry> => {
  const text = await readText(file);
  return text === undefined ? { schema: 1, remotes: {} } : parseRegistry(file, text);
};

/**
 * Returns a remote's registry entry.
 * @throws {CliError} when the remote has not been published yet
 */
export const remoteIn = (registered: Registry, id: RemoteId, file: string): RegistryRemote => {
  const remote = registered.remotes[id];
  if (!remote)
    throw new CliError(`${id} is not in the registry ${file} yet: publish it with "npm run release -- publish ${id}".`);
  return remote;
};

/** Result of a change of the registry. */
export interface RegistryChange<Result> {
  /** The new registry; without it, the file is not written. */
  registry?: Registry;
  result: Result;
  /** Runs after the new registry is written, still under the lock. */
  after?: () => Promise<void>;
}

/** Changes the registry in one atomic write under a lock. An error of `change` leaves the file unchanged. */
export const changeRegistry = async <Result>(
  file: string,
  change: (now: Registry) => Promise<RegistryChange<Result>>,
): Promise<Result> => {
  await mkdir(dirname(file), { recursive: true });
  const busyMessage = 'Another release does not finish; stop it and try again.';
  return withFileLock(`${file}.lock`, { deadlineMs: LOCK_DEADLINE_MS, busyMessage }, async () => {
    const { registry: next, result, after } = await change(await readRegistryOrEmpty(file));
    if (next) await writeAtomic(file, `${JSON.stringify(registry.parse(next), null, 1)}\n`);
    await after?.();
    return result;
  });
};

/** Writes an empty registry if there is none yet. */
export const createRegistry = (file: string): Promise<void> =>
  changeRegistry(file, async (now) => ({ result: undefined, ...(existsSync(file) ? {} : { registry: now }) }));
