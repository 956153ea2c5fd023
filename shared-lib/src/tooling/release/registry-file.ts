import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registry, type Registry, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { withFileLock } from '../file-lock.ts';
import { Refusal } from '../refusal.ts';
import { writeAtomic } from '../write-atomic.ts';

const LOCK_DEADLINE_MS = 30_000;

const parseRegistry = (file: string, text: string): Registry => {
  const unusable = (reason: string) =>
    new Refusal(
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
    issue ? `${issue.path.join('.') || 'its whole'}: ${issue.message}` : 'it does not follow its contract',
  );
};

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Refusal(`The registry ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Reads the registry.
 * @throws {Refusal} when it is missing, unreadable or against its contract
 */
export const readRegistry = async (file: string): Promise<Registry> => {
  const text = await readText(file);
  if (text === undefined)
    throw new Refusal(
      `There is no registry at ${file} yet: publish a release first ("npm start" publishes all remotes).`,
    );
  return parseRegistry(file, text);
};

/** As `readRegistry`, but an empty registry where there is none yet. */
export const readRegistryOrEmpty = async (file: string): Promise<Registry> => {
  const text = await readText(file);
  return text === undefined ? { schema: 1, remotes: {} } : parseRegistry(file, text);
};

/** @throws {Refusal} when nothing of the remote was published yet */
export const remoteIn = (registered: Registry, id: RemoteId, file: string): RegistryRemote => {
  const remote = registered.remotes[id];
  if (!remote)
    throw new Refusal(`${id} is not in the registry ${file} yet: publish it with "npm run release -- publish ${id}".`);
  return remote;
};

/** What a change of the registry comes to. */
export interface RegistryChange<Result> {
  /** The new registry; left out, the file stays as it is. */
  registry?: Registry;
  result: Result;
  /** Runs once the new registry is written, before anyone else may change it. */
  after?: () => Promise<void>;
}

/** Changes the registry in one atomic write while nobody else does; what `change` throws leaves the file alone. */
export const changeRegistry = async <Result>(
  file: string,
  change: (now: Registry) => Promise<RegistryChange<Result>>,
): Promise<Result> => {
  await mkdir(dirname(file), { recursive: true });
  const busy = 'Another release does not come to an end; stop it and try again.';
  return withFileLock(`${file}.lock`, { deadlineMs: LOCK_DEADLINE_MS, busy }, async () => {
    const { registry: next, result, after } = await change(await readRegistryOrEmpty(file));
    if (next) await writeAtomic(file, `${JSON.stringify(registry.parse(next), null, 1)}\n`);
    await after?.();
    return result;
  });
};

/** Writes an empty registry where there is none yet. */
export const createRegistry = (file: string): Promise<void> =>
  changeRegistry(file, async (now) => ({ result: undefined, ...(existsSync(file) ? {} : { registry: now }) }));
