import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registry, type Registry, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { withFileLock } from './file-lock.ts';
import { CliError } from '../cli-error.ts';
import { parseUniqueJson } from '../unique-json.ts';
import { writeAtomic } from './write-atomic.ts';

const LOCK_DEADLINE_MS = 30_000;
/** Many times the size of a registry with all the releases that are retained. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Where shells keep the last registry whose releases they could use, beside the one at `file`. */
export const lastGoodRegistry = (file: string): string => join(dirname(file), 'last-good/registry.json');

/**
 * Text of a registry file.
 * @throws when it cannot be read, or is larger than any registry
 */
export const readRegistryText = async (file: string): Promise<string> => {
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`it has ${size} bytes, more than any registry`);
  return readFile(file, 'utf8');
};

const parseRegistry = (file: string, text: string): Registry => {
  const unusable = (reason: string) =>
    new CliError(
      `The registry ${file} cannot be used (${reason}): put back a good copy, such as the one that a shell used last (${lastGoodRegistry(file)}), or delete it and publish every remote again.`,
    );
  let json: unknown;
  try {
    json = parseUniqueJson(text);
  } catch (error) {
    throw unusable(error instanceof Error && error.message.endsWith(' twice') ? error.message : 'it is not JSON');
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
    return await readRegistryText(file);
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

/** Signs an entry that has changed; see `release-keys.ts`. */
export type Seal = (name: string, entry: RegistryRemote) => RegistryRemote;

/** Gives each entry that differs from before a counter above those before it (see `registryRemote`), and signs it. */
const sealed = ({ remotes: before }: Registry, next: Registry, seal: Seal): Registry => {
  const counted = Object.entries(next.remotes).map(([name, remote]): [string, RegistryRemote] => {
    const last = before[name];
    if (last === remote) return [name, remote];
    return [name, seal(name, { ...remote, counter: Math.max(Date.now(), (last?.counter ?? 0) + 1) })];
  });
  return { ...next, remotes: Object.fromEntries(counted) };
};

/** Result of a change of the registry. */
export interface RegistryChange<Result> {
  /** The new registry; without it, the file is not written. */
  registry?: Registry;
  result: Result;
  /** Runs after the new registry is written, still under the lock. */
  after?: () => Promise<void>;
}

/**
 * Changes the registry in one atomic write under a lock. An error of `change` leaves the file unchanged.
 * @param seal signs the entries that differ from before; without it they lose their signatures
 */
export const changeRegistry = async <Result>(
  file: string,
  change: (now: Registry) => Promise<RegistryChange<Result>>,
  seal: Seal = (_name, { signatures: _signatures, ...entry }) => entry,
): Promise<Result> => {
  await mkdir(dirname(file), { recursive: true });
  const busyMessage = 'Another release does not finish; stop it and try again.';
  return withFileLock(`${file}.lock`, { deadlineMs: LOCK_DEADLINE_MS, busyMessage }, async () => {
    const now = await readRegistryOrEmpty(file);
    const { registry: next, result, after } = await change(now);
    if (next) await writeAtomic(file, `${JSON.stringify(registry.parse(sealed(now, next, seal)), null, 1)}\n`);
    await after?.();
    return result;
  });
};

/** Writes an empty registry if there is none yet. */
export const createRegistry = (file: string): Promise<void> =>
  changeRegistry(file, async (now) => ({ result: undefined, ...(existsSync(file) ? {} : { registry: now }) }));
