import { execFileSync } from 'node:child_process';
import { CliError } from '../cli-error.ts';

const git = (root: string, args: readonly string[]): string[] => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    throw new CliError(`The changed files are unknown, because git failed: ${String(error)}`, { cause: error });
  }
};

/**
 * Files that differ from a commit, new ones included and deleted ones not, relative to the checkout.
 * @param since commit or branch; the last commit by default
 * @throws {CliError} when the folder is no checkout of git, or has no such commit
 */
export const changedFiles = (root: string, since = 'HEAD'): string[] => [
  ...git(root, ['diff', '--name-only', '--diff-filter=d', '--relative', '--end-of-options', since]),
  ...git(root, ['ls-files', '--others', '--exclude-standard']),
];
