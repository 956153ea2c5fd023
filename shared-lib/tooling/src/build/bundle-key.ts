import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { BUNDLE_KEY_FORMAT, type SiteConfig } from '../config.ts';
import { createDataFolder } from '../site/data-folder.ts';

/** Request header with the bundle key. */
export const BUNDLE_KEY_HEADER = 'x-bundle-key';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const readKey = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Processes that start at the same time agree on one key, because only one of them can create the link. */
const createKey = async (file: string): Promise<void> => {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(own, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
};

/**
 * The secret with which a shell fetches the server bundles of a release. Hosts send these bundles, which hold readable source, to
 * nobody else. `BUNDLE_KEY` sets it where shell and hosts run on different machines; otherwise they share the file `bundle-key` of
 * the data folder, which the first process creates.
 * @throws {CliError} when the file is damaged or cannot be created
 */
export const readBundleKey = async ({
  dataDir,
  bundleKey,
}: Pick<SiteConfig, 'dataDir' | 'bundleKey'>): Promise<string> => {
  if (bundleKey !== undefined) return bundleKey;
  const file = join(dataDir, 'bundle-key');
  await createDataFolder({ dataDir });
  try {
    if ((await readKey(file)) === undefined) await createKey(file);
  } catch {
    throw new CliError(
      `The bundle key ${file} cannot be read or created: make ${dataDir} writable, or set BUNDLE_KEY.`,
    );
  }
  const key = await readKey(file);
  if (!key || !BUNDLE_KEY_FORMAT.test(key))
    throw new CliError(`The bundle key ${file} is damaged: delete the file and restart the shell and all hosts.`);
  return key;
};
