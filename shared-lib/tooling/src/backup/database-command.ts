import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { ROOT } from '../config.ts';
import type { Env } from './settings.ts';

/** What the API says about its database, at one moment. */
const databaseFacts = z.object({
  /** Table → number of its rows. */
  rows: z.record(z.string(), z.int()),
  /** Files that rows name, relative to `DATA_DIR`. */
  files: z.array(z.string()),
});

export type DatabaseFacts = z.infer<typeof databaseFacts>;

/** The database belongs to the API, which copies it itself. @throws {CliError} with its sentence */
const runCommand = async (args: readonly string[], env: Env): Promise<void> => {
  const child = spawn(process.execPath, [join(ROOT, 'mock-api/src/db/commands/command.ts'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [ended, complaints] = await Promise.all([code, readText(child.stderr)]);
  if (ended !== 0) throw new CliError(complaints.trim() || `The command for the database ended with code ${ended}.`);
};

const readFactsFile = async (file: string): Promise<DatabaseFacts> =>
  databaseFacts.parse(JSON.parse(await readFile(file, 'utf8')));

/**
 * Copies the database of a running site to a file.
 * @param factsFile is written too
 */
export const backupDatabase = async (file: string, factsFile: string, env: Env): Promise<DatabaseFacts> => {
  await runCommand(['backup', file, `--facts=${factsFile}`], env);
  return readFactsFile(factsFile);
};

/** Restores the database of `env` from a file. @param factsFile is written too */
export const restoreDatabase = async (file: string, factsFile: string, env: Env): Promise<DatabaseFacts> => {
  await runCommand(['restore', file], env);
  return readDatabaseFacts(factsFile, env);
};

/** Reads the facts of the database of `env`, which may be in use. @param factsFile is written */
export const readDatabaseFacts = async (factsFile: string, env: Env): Promise<DatabaseFacts> => {
  await runCommand(['facts', factsFile], env);
  return readFactsFile(factsFile);
};
