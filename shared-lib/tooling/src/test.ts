import { build, endToEnd, format, lint, slowUnit, types, unit, type Step } from './checks/steps.ts';
import { sum, type Tally } from './checks/tally.ts';
import { CliError, runCommand, UsageError } from './cli-error.ts';

const SUITES: Readonly<Record<string, readonly Step[]>> = {
  check: [format, types, lint],
  test: [format, types, lint, unit, build, endToEnd('every-commit')],
  full: [slowUnit, build, endToEnd('full')],
};

/** A CliError fails the step; any other error is a defect and ends the run. */
const runStep = async ({ title, run }: Step): Promise<Tally> => {
  console.log(`\n== ${title}`);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
};

/** Runs `npm run check`, `npm test` or `npm run test:full`. The first step that fails ends the run. */
const test = async ([suite = 'test', ...rest]: readonly string[]): Promise<void> => {
  const steps = SUITES[suite];
  if (!steps || rest.length > 0)
    throw new UsageError(
      `"${[suite, ...rest].join(' ')}" is not understood: give ${Object.keys(SUITES).join(', ')}, or nothing for test.`,
    );
  const start = performance.now();
  const tallies: Tally[] = [];
  for (const step of steps) {
    const tally = await runStep(step);
    tallies.push(tally);
    if (tally.failed === 0) continue;
    process.exitCode = 1;
    console.error(`\n${step.title}: ${step.failure}`);
    break;
  }
  const { passed, failed } = sum(tallies);
  console.log(`\nEnded after ${Math.round((performance.now() - start) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
};

await runCommand(() => test(process.argv.slice(2)));
