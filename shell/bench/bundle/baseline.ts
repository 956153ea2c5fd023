import { execFile } from 'node:child_process';
import { existsSync, globSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CliError } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';
import { buildBundle } from './build.ts';

const run = promisify(execFile);

/**
 * Folders with installed packages, relative to the checkout: its own and those of its packages.
 * @param found all folders named `node_modules`
 */
export const installedFolders = (found: readonly string[]): string[] =>
  found.filter((folder) => !dirname(folder).split('/').includes('node_modules'));

const git = async (...args: string[]): Promise<string> => {
  const { stdout } = await run('git', args, { cwd: ROOT });
  return stdout.trim();
};

const readCommit = async (revision: string): Promise<string> => {
  try {
    return await git('rev-parse', '--verify', '--quiet', '--short=8', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new CliError(`--baseline ${revision} is not a commit of this repository.`);
  }
};

/** Links the installed packages into a checkout, so that the relative links to its own packages lead to its own source. */
const linkPackages = async (checkout: string): Promise<void> => {
  const found = globSync(['node_modules', '*/node_modules', '*/*/node_modules'], { cwd: ROOT });
  for (const folder of installedFolders(found))
    if (existsSync(dirname(join(checkout, folder))))
      await run('cp', ['-al', join(ROOT, folder), join(checkout, folder)]);
};

/**
 * Builds the source of an older commit as one client-rendered application, with the packages that are installed now. The result is
 * cached in `.bench`.
 * @returns the folder with its files
 * @throws {CliError} when the commit is unknown
 */
export const buildBaseline = async (revision: string): Promise<string> => {
  const commit = await readCommit(revision);
  const output = join(ROOT, `.bench/baseline-${commit}`);
  if (existsSync(output)) return output;
  // Hard links need the same file system.
  const checkout = join(ROOT, `.bench/source-${commit}`);
  const removeCheckout = () => git('worktree', 'remove', '--force', checkout);
  // An interrupted run leaves its checkout.
  if (existsSync(checkout)) await removeCheckout();
  await git('worktree', 'add', '--detach', checkout, commit);
  try {
    await linkPackages(checkout);
    renameSync(await buildBundle(checkout), output);
    return output;
  } finally {
    await removeCheckout();
  }
};
