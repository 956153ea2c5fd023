import { changedFiles } from './checks/changed-files.ts';
import { selectChanged, selectTests, type Selection } from './checks/select-tests.ts';
import { runGroups, type Group } from './checks/run-steps.ts';
import { build, endToEnd, format, lint, slowUnit, types, unit } from './checks/steps.ts';
import { CliError, runCommand, UsageError } from './cli-error.ts';
import { ROOT } from './config.ts';

// A file in another format ends the run after two seconds. Types, lint and builds leave cores idle for a part of their time; runs of
// tests use all of them.
const SUITES: Readonly<Record<string, readonly Group[]>> = {
  check: [[format], [types(), lint()]],
  test: [[format], [types(), lint(), build], [unit()], [endToEnd('End-to-end tests', ['--project', 'every-commit'])]],
  full: [[slowUnit], [build], [endToEnd('End-to-end tests, full suite', ['--project', 'full'])]],
};

const groupsOf = ({ packages, paths, units, endToEnd: files }: Selection): Group[] => [
  [format],
  [types(packages), lint(paths), ...(files.length > 0 ? [build] : [])],
  ...(units.length > 0 ? [[unit(units)]] : []),
  ...(files.length > 0 ? [[endToEnd('End-to-end tests', files)]] : []),
];

/**
 * `check`, `test` or `full` are whole suites. Anything else names packages, folders and files whose checks run;
 * `--changed` stands for the files that differ from the last commit.
 */
const groupsFor = (args: readonly string[]): readonly Group[] => {
  const [first = 'test', ...rest] = args;
  const suite = SUITES[first];
  if (suite && rest.length > 0)
    throw new UsageError(`"${first}" is a whole suite: it takes no further arguments (${rest.join(' ')}).`);
  if (suite) return suite;
  const paths = args.filter((arg) => arg !== '--changed');
  const option = paths.find((path) => path.startsWith('-'));
  if (option) throw new UsageError(`There is no option "${option}": give --changed, a package, a folder or a file.`);
  if (paths.length === args.length) return groupsOf(selectTests(ROOT, paths));
  const changed = [...changedFiles(ROOT), ...paths];
  if (changed.length === 0) throw new CliError('No file differs from the last commit.');
  return groupsOf(selectChanged(ROOT, changed));
};

const printTests = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.error(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

/** Runs the checks. The first group with a failed step ends the run. */
const test = async (args: readonly string[]): Promise<void> => {
  const start = performance.now();
  const { tally, messages } = await runGroups(groupsFor(args), (text) => void process.stdout.write(text));
  if (messages.length > 0) process.exitCode = 1;
  for (const message of messages) console.error(`\n${message}`);
  printTests('Failed', tally.failures);
  printTests('Passed only when it ran again', tally.flaky);
  console.log(`\nEnded after ${Math.round((performance.now() - start) / 1000)} s.`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
};

await runCommand(() => test(process.argv.slice(2)));
