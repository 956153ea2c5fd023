import { isAbsolute, relative } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { selectChanged, selectTests, type TestSelection } from './select-tests.ts';
import { runGroups, type Group } from './run-steps.ts';
import { build, endToEnd, format, lint, OF_EACH_COMMIT, SLOW, slowUnit, types, unit } from './steps.ts';
import type { FileTime } from './tally.ts';
import { CliError, runCommand, UsageError } from '../cli-error.ts';
import { ROOT } from '../config.ts';

// A file in another format ends the run after two seconds. Types, lint and builds leave cores idle for a part of their time; runs of
// tests use all of them.
const SUITES: Readonly<Record<string, readonly Group[]>> = {
  check: [[format], [types(), lint()]],
  test: [[format], [types(), lint(), build], [unit()], [endToEnd('End-to-end tests', OF_EACH_COMMIT)]],
  full: [[slowUnit], [build], [endToEnd('End-to-end tests, full suite', SLOW)]],
  // Both at once: the sites of the end-to-end tests start once.
  ci: [[format], [types(), lint(), build], [unit()], [slowUnit], [endToEnd('End-to-end tests, all', [])]],
};

const groupsOf = ({ packages, paths, units, endToEnd: files, ofPages }: TestSelection): Group[] => [
  [format],
  [types(packages), lint(paths), ...(files.length + ofPages.length > 0 ? [build] : [])],
  ...(units.length > 0 ? [[unit(units)]] : []),
  ...(files.length > 0 ? [[endToEnd('End-to-end tests', files)]] : []),
  // Slow ones among them run in CI only.
  ...(ofPages.length > 0
    ? [[endToEnd('End-to-end tests of the changed pages', [...OF_EACH_COMMIT, '--pass-with-no-tests', ...ofPages])]]
    : []),
];

/**
 * `check`, `test`, `full` or `ci` are whole suites. Anything else names packages, folders and files whose checks run;
 * `--changed` stands for the files that differ from the last commit, `--changed=main` for those that differ from that branch.
 */
const groupsFor = (args: readonly string[]): readonly Group[] => {
  const [first = 'test', ...rest] = args;
  const suite = SUITES[first];
  if (suite && rest.length > 0)
    throw new UsageError(`"${first}" is a whole suite: it takes no further arguments (${rest.join(' ')}).`);
  if (suite) return suite;
  const [, since] = args.map((arg) => /^--changed(?:=(.+))?$/.exec(arg)).find((match) => match !== null) ?? [];
  const paths = args.filter((arg) => !/^--changed(?:=.+)?$/.test(arg));
  const option = paths.find((path) => path.startsWith('-'));
  if (option) throw new UsageError(`There is no option "${option}": give --changed, a package, a folder or a file.`);
  if (paths.length === args.length) return groupsOf(selectTests(ROOT, paths));
  const changed = [...changedFiles(ROOT, since), ...paths];
  if (changed.length === 0) throw new CliError(`No file differs from ${since ?? 'the last commit'}.`);
  return groupsOf(selectChanged(ROOT, changed));
};

const printTests = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.error(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

const SLOWEST = 10;

const printSlowest = (files: readonly FileTime[]): void => {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log('\nSlowest files:');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${isAbsolute(file) ? relative(ROOT, file) : file}`);
};

/** Runs the checks. The first group with a failed step ends the run. */
const test = async (args: readonly string[]): Promise<void> => {
  const start = performance.now();
  const { tally, messages } = await runGroups(groupsFor(args), (text) => void process.stdout.write(text));
  if (messages.length > 0) process.exitCode = 1;
  for (const message of messages) console.error(`\n${message}`);
  printSlowest(tally.files);
  printTests('Failed', tally.failures);
  printTests('Passed only when it ran again', tally.flaky);
  console.log(`\nEnded after ${Math.round((performance.now() - start) / 1000)} s.`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
};

await runCommand(() => test(process.argv.slice(2)));
