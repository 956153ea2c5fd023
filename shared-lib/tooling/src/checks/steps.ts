import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildApplications, applications } from '../build/build.ts';
import { ROOT } from '../config.ts';
import { allTypeProjects, packages, typeProjects, type Package } from './packages.ts';
import { runTool, type Print } from './run-tool.ts';
import { SLOW_CONFIG, type UnitRun } from './select-tests.ts';
import { NOTHING, sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts';

/** One step of `npm test`. */
export interface CheckStep {
  title: string;
  /** Message when it fails. */
  failure: string;
  /** @param print gets the output; without it the output goes to the terminal as it arises */
  run: (print?: Print) => Promise<Tally>;
}

const REPORT = 'test-results/results.json';

const tallyOf = (ok: boolean): Tally => (ok ? NOTHING : { ...NOTHING, failed: 1 });

/** Runs one item after the other. Test runs use all cores, so parallel runs would not finish earlier. */
const runInSequence = async <Item>(items: readonly Item[], run: (item: Item) => Promise<Tally>): Promise<Tally> => {
  const tallies: Tally[] = [];
  for (const item of items) tallies.push(await run(item));
  return sum(tallies);
};

export const format: CheckStep = {
  title: 'Format',
  failure: 'Files are not in the format of .oxfmtrc.json: run "npm run format".',
  run: async (print) => tallyOf(await runTool({ program: 'oxfmt', arguments: ['--check'], print })),
};

/** @param names packages to check; all of them if none is given */
export const types = (names?: readonly Package[]): CheckStep => ({
  title: 'Types',
  failure: 'There are type errors: see the output of the compiler above.',
  run: (print) =>
    runInSequence(names?.flatMap(typeProjects) ?? allTypeProjects, async (path) =>
      tallyOf(await runTool({ program: 'tsc', arguments: ['-p', path], print })),
    ),
});

/** @param paths files and folders that the report is limited to */
export const lint = (paths: readonly string[] = []): CheckStep => ({
  title: 'Lint',
  failure: 'There are lint errors: see above.',
  run: async (print) =>
    tallyOf(await runTool({ program: 'node', arguments: ['shared-lib/tooling/src/lint/run.ts', ...paths], print })),
});

const vitest = async ({ folder, arguments: args }: UnitRun): Promise<Tally> => {
  const reports = await mkdtemp(join(tmpdir(), 'miqyas-vitest-'));
  try {
    const report = join(reports, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = await runTool({ program: 'vitest', arguments: [...args, '--passWithNoTests', ...reporters], folder });
    return await tallyOfVitest(report, ok);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
};

const allUnits = (config: string): UnitRun[] =>
  packages
    .filter((name) => existsSync(join(ROOT, name, config)))
    .map((folder) => ({ folder, arguments: ['run', '--config', config] }));

/** @param runs runs of Vitest; the fast tests of all packages if none is given */
export const unit = (runs: readonly UnitRun[] = allUnits('vitest.config.ts')): CheckStep => ({
  title: 'Unit tests',
  failure: 'Unit tests failed: see above.',
  run: () => runInSequence(runs, vitest),
});

export const slowUnit: CheckStep = {
  ...unit(allUnits(SLOW_CONFIG)),
  title: 'Unit tests, full suite',
  failure: 'Slow unit tests failed: see above.',
};

export const build: CheckStep = {
  title: 'Build',
  failure: 'A build failed: see above.',
  run: async (print) => {
    await buildApplications(applications, { print: (line) => (print ? print(`${line}\n`) : console.log(line)) });
    return NOTHING;
  },
};

/** Slow end-to-end tests: whole files, and single tests by their tag (`shell/e2e/harness/full-suite.ts`). */
const SLOW_END_TO_END = String.raw`\.full\.spec\.ts|@full`;

/** Arguments of `playwright test` that select the tests of each commit, or the slow ones. */
export const OF_EACH_COMMIT = ['--grep-invert', SLOW_END_TO_END];
export const SLOW = ['--grep', SLOW_END_TO_END];

/** CI runs the files in another order each time, so that a test that needs what another one left is found. The output names the seed. */
const SHUFFLED = process.env.CI ? ['--shuffle'] : [];

/**
 * End-to-end tests of the whole site in a real browser.
 * @param title heading of the step
 * @param args arguments of `playwright test`: options, or files; all tests if none is given
 */
export const endToEnd = (title: string, args: readonly string[]): CheckStep => ({
  title,
  failure: 'End-to-end tests failed: see above.',
  run: async () => {
    const environment = { CHROMIUM_PATH: await findBrowser() };
    const report = join(ROOT, 'shell', REPORT);
    await rm(report, { force: true });
    const ok = await runTool({
      program: 'playwright',
      arguments: ['test', ...SHUFFLED, ...args],
      folder: 'shell',
      environment,
    });
    return tallyOfPlaywright(report, ok);
  },
});
