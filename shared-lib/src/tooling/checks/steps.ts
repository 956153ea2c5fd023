import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds } from 'shared-lib/federation';
import { findBrowser } from '../browser.ts';
import { buildRooms, rooms } from '../build.ts';
import { ROOT } from '../config.ts';
import { runTool } from './run-tool.ts';
import { sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts';

/** One thing that is looked at. */
export interface Step {
  title: string;
  /** Said when it fails. */
  failure: string;
  run: () => Promise<Tally>;
}

const packages = ['shared-lib', 'mock-api', 'shell', ...remoteIds] as const;
const NOTHING: Tally = { passed: 0, failed: 0 };
const REPORT = 'test-results/results.json';

const content = (good: boolean): Tally => (good ? NOTHING : { passed: 0, failed: 1 });

/** Runs one after the other: two test runs at once would share two cores and end no earlier. */
const oneByOne = async <Item>(items: readonly Item[], run: (item: Item) => Promise<Tally>): Promise<Tally> => {
  const tallies: Tally[] = [];
  for (const item of items) tallies.push(await run(item));
  return sum(tallies);
};

export const format: Step = {
  title: 'Format',
  failure: 'Files are not in the format of .oxfmtrc.json: run "npm run format".',
  run: async () => content(await runTool({ program: 'oxfmt', arguments: ['--check'] })),
};

export const types: Step = {
  title: 'Types',
  failure: 'The types are wrong: the compiler names the places above.',
  run: () => oneByOne(packages, async (name) => content(await runTool({ program: 'tsc', arguments: ['-p', name] }))),
};

export const lint: Step = {
  title: 'Rules of the house',
  failure: 'The code breaks rules of the house: they are named above.',
  run: async () => content(await runTool({ program: 'node', arguments: ['shared-lib/src/tooling/lint/run.ts'] })),
};

const vitest = async (folder: string, words: readonly string[]): Promise<Tally> => {
  const reports = await mkdtemp(join(tmpdir(), 'miqyas-vitest-'));
  try {
    const report = join(reports, 'report.json');
    const good = await runTool({
      program: 'vitest',
      arguments: [
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...words,
      ],
      folder,
    });
    return await tallyOfVitest(report, good);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
};

export const unit: Step = {
  title: 'Parts, one by one',
  failure: 'A part does not do what its tests say: see above.',
  run: () => oneByOne(packages, (name) => vitest(name, [])),
};

/** Slow tests of a part have a configuration of their own. */
const SLOW_CONFIG = 'vitest.full.config.ts';

export const slowUnit: Step = {
  title: 'Parts, the slow tests',
  failure: 'A part does not do what its slow tests say: see above.',
  run: () =>
    oneByOne(
      packages.filter((name) => existsSync(join(ROOT, name, SLOW_CONFIG))),
      (name) => vitest(name, ['--config', SLOW_CONFIG]),
    ),
};

export const build: Step = {
  title: 'Builds',
  failure: 'A room cannot be built: see above.',
  run: async () => {
    await buildRooms(rooms, { say: (line) => console.log(line) });
    return NOTHING;
  },
};

/** Journeys in a real browser through the whole site; `every-commit` or `full` is a project of the shell's Playwright configuration. */
export const journeys = (project: 'every-commit' | 'full'): Step => ({
  title: project === 'full' ? 'Bad days, in a browser' : 'Journeys, in a browser',
  failure: 'The site does not do in a browser what its tests say: see above.',
  run: async () => {
    const environment = { CHROMIUM_PATH: await findBrowser() };
    const report = join(ROOT, 'shell', REPORT);
    await rm(report, { force: true });
    const good = await runTool({
      program: 'playwright',
      arguments: ['test', '--project', project],
      folder: 'shell',
      environment,
    });
    return tallyOfPlaywright(report, good);
  },
});
