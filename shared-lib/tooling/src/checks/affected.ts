import { runCommand, UsageError } from '../cli-error.ts';
import { ROOT } from '../config.ts';
import { changedFiles } from './changed-files.ts';
import { packages } from './packages.ts';
import { selectChanged } from './select-tests.ts';

/** Files that every package depends on. */
const OF_ALL = /^(?:package(?:-lock)?\.json|\.nvmrc|\.ci\/|\.github\/workflows\/)/;

/** Prints the folders of the packages that the changes since a commit may affect, as JSON: for runners that check packages side by side. */
const printAffected = ([since, ...rest]: readonly string[]): void => {
  if (!since || rest.length > 0) throw new UsageError('Give one commit or branch: the changes since then count.');
  const changed = changedFiles(ROOT, since);
  const affected = changed.some((path) => OF_ALL.test(path)) ? packages : selectChanged(ROOT, changed).packages;
  // `shared-lib/testing` has no tests of its own.
  console.log(JSON.stringify(affected.filter((name) => name !== 'shared-lib/testing')));
};

await runCommand(() => printAffected(process.argv.slice(2)));
