import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds } from 'shared-lib/federation';
import { findBrowser } from '../browser.ts';
import { buildApplications, applications } from '../build.ts';
import { ROOT } from '../config.ts';
import { runTool } from './run-tool.ts';
import { sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts';

/** One step of `npm test`. */
export interface Step {
  title: string;
  /** Message when it fails. */
  failure: string;
  run: () => Promise<Tally>;
}

const nodePackages = ['shared-lib/tooling', 'shared-lib/testing', 'mock-api'] as const;
const browserPackages = ['shared-lib', 'shell', ...remoteIds] as const;
const packages = [...nodePackages, ...browserPackages];
const tested = packages.filter((name) => existsSync(join(ROOT, name, 'vitest.config.ts')));
/** TypeScript projects: browser code is checked twice, the second time without the types of Node. */
const typeProjects = [...packages, ...browserPackages.map((name) => `${name}/tsconfig.browser.json`)];
const NOTHING: Tally = { passed: 0, failed: 0 };
const REPORT = 'test-results/results.json';

const tallyOf = (ok: boolean): Tally => (ok ? NOTHING : { passed: 0, failed: 1 });

/** Runs one item after the other. Test runs use all cores, so parallel runs would not finish earlier. */
const runInSequence = async <Item>(items: readonly Item[], run: (item: Item) => Promise<Tally>): Promise<Tally> => {
  const tallies: Tally[] = [];
  for (const item of items) tallies.push(await run(item));
  return sum(tallies);
};

export const format: Step = {
  title: 'Format',
  failure: 'Files are not in the format of .oxfmtrc.json: run "npm run format".',
  run: async () => tallyOf(await runTool({ program: 'oxfmt', arguments: ['--check'] })),
};

export const types: Step = {
  title: 'Types',
  failure: 'There are type errors: see the output of the compiler above.',
  run: () =>
    runInSequence(typeProjects, async (path) => tallyOf(await runTool({ program: 'tsc', arguments: ['-p', path] }))),
};

export const lint: Step = {
  title: 'Lint',
  failure: 'There are lint errors: see above.',
  run: async () => tallyOf(await runTool({ program: 'node', arguments: ['shared-lib/tooling/src/lint/run.ts'] })),
};

const vitest = async (folder: string, args: readonly string[]): Promise<Tally> => {
  const reports = await mkdtemp(join(tmpdir(), 'miqyas-vitest-'));
  try {
    const report = join(reports, 'report.json');
    const ok = await runTool({
      program: 'vitest',
      arguments: [
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      folder,
    });
    return await tallyOfVitest(report, ok);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
};

export const unit: Step = {
  title: 'Unit tests',
  failure: 'Unit tests failed: see above.',
  run: () => runInSequence(tested, (name) => vitest(name, [])),
};

/** Vitest configuration of a package's slow tests. */
const SLOW_CONFIG = 'vitest.full.config.ts';

export const slowUnit: Step = {
  title: 'Unit tests, full suite',
  failure: 'Slow unit tests failed: see above.',
  run: () =>
    runInSequence(
      packages.filter((name) => existsSync(join(ROOT, name, SLOW_CONFIG))),
      (name) => vitest(name, ['--config', SLOW_CONFIG]),
    ),
};

export const build: Step = {
  title: 'Build',
  failure: 'A build failed: see above.',
  run: async () => {
    await buildApplications(applications, { print: (line) => console.log(line) });
    return NOTHING;
  },
};

/**
 * End-to-end tests of the whole site in a real browser.
 * @param project project of the shell's Playwright configuration
 */
export const endToEnd = (project: 'every-commit' | 'full'): Step => ({
  title: project === 'full' ? 'End-to-end tests, full suite' : 'End-to-end tests',
  failure: 'End-to-end tests failed: see above.',
  run: async () => {
    const environment = { CHROMIUM_PATH: await findBrowser() };
    const report = join(ROOT, 'shell', REPORT);
    await rm(report, { force: true });
    const ok = await runTool({
      program: 'playwright',
      arguments: ['test', '--project', project],
      folder: 'shell',
      environment,
    });
    return tallyOfPlaywright(report, ok);
  },
});
