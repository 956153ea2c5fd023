import { changedFiles } from './checks/changed-files.ts';
import { selectChanged, selectTests, type Selection } from './checks/select-tests.ts';
import { build, endToEnd, format, lint, slowUnit, types, unit, type Step } from './checks/steps.ts';
import { NOTHING, sum, type Tally } from './checks/tally.ts';
import { CliError, runCommand, UsageError } from './cli-error.ts';
import { ROOT } from './config.ts';

const CHECK = [format, types(), lint()] as const;
const SUITES: Readonly<Record<string, readonly Step[]>> = {
  check: CHECK,
  test: [...CHECK, unit(), build, endToEnd('End-to-end tests', ['--project', 'every-commit'])],
  full: [slowUnit, build, endToEnd('End-to-end tests, full suite', ['--project', 'full'])],
};

const stepsOf = ({ packages, paths, units, endToEnd: files }: Selection): Step[] => [
  format,
  types(packages),
  lint(paths),
  ...(units.length > 0 ? [unit(units)] : []),
  ...(files.length > 0 ? [build, endToEnd('End-to-end tests', files)] : []),
];

/**
 * `check`, `test` or `full` are whole suites. Anything else names packages, folders and files whose checks run;
 * `--changed` stands for the files that differ from the last commit.
 */
const stepsFor = (args: readonly string[]): readonly Step[] => {
  const [first = 'test', ...rest] = args;
  const suite = SUITES[first];
  if (suite && rest.length > 0)
    throw new UsageError(`"${first}" is a whole suite: it takes no further arguments (${rest.join(' ')}).`);
  if (suite) return suite;
  const paths = args.filter((arg) => arg !== '--changed');
  const option = paths.find((path) => path.startsWith('-'));
  if (option) throw new UsageError(`There is no option "${option}": give --changed, a package, a folder or a file.`);
  if (paths.length === args.length) return stepsOf(selectTests(ROOT, paths));
  const changed = [...changedFiles(ROOT), ...paths];
  if (changed.length === 0) throw new CliError('No file differs from the last commit.');
  return stepsOf(selectChanged(ROOT, changed));
};

/** A CliError fails the step; any other error is a defect and ends the run. */
const runStep = async ({ title, run }: Step): Promise<Tally> => {
  console.log(`\n== ${title}`);
  const start = performance.now();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    return { ...NOTHING, failed: 1 };
  } finally {
    console.log(`${title}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
};

const printTests = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.error(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

/** Runs the steps. The first one that fails ends the run. */
const test = async (args: readonly string[]): Promise<void> => {
  const start = performance.now();
  const tallies: Tally[] = [];
  for (const step of stepsFor(args)) {
    const tally = await runStep(step);
    tallies.push(tally);
    if (tally.failed === 0) continue;
    process.exitCode = 1;
    console.error(`\n${step.title}: ${step.failure}`);
    break;
  }
  const { passed, failed, failures, flaky } = sum(tallies);
  printTests('Failed', failures);
  printTests('Passed only when it ran again', flaky);
  console.log(`\nEnded after ${Math.round((performance.now() - start) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
};

await runCommand(() => test(process.argv.slice(2)));
