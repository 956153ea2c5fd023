import { startTestSite, type TestSite } from 'testing/test-site';
import { table } from 'tooling/checks/table';
import { median } from './median.ts';
import { load, throughputOf, type Round, type Throughput } from './render/load.ts';
import { listProcesses, memoryOf, shellsOf, type ShellMemory } from './render/memory.ts';
import { check, checkLines, count, kilobytes, megabytes, type TargetCheck } from './targets.ts';

const CONNECTIONS = 20;
const WARM_UP_MS = 2000;
const MEASURED_MS = 5000;

/** Shells that are measured: without a cache of pages each page is rendered anew. */
const shellSettings = {
  one: { name: 'one renderer, each page anew', environment: { RENDERERS: '1', PAGE_CACHE_MB: '0' } },
  two: { name: 'two renderers, each page anew', environment: { RENDERERS: '2', PAGE_CACHE_MB: '0' } },
  unchanged: { name: 'content unchanged', environment: { RENDERERS: '1', PAGE_CACHE_MB: '64' } },
} as const;

type ShellName = keyof typeof shellSettings;

interface MeasuredShell extends Throughput {
  name: string;
  /** After the warm-up and after all rounds. */
  memory: { before: ShellMemory; after: ShellMemory };
}

export interface RenderReport {
  route: string;
  connections: number;
  shells: Record<ShellName, MeasuredShell>;
  /** Pages per second with two renderers divided by those with one, median of the rounds. */
  ratio: number;
  checks: TargetCheck[];
}

/** Starts a shell and warms it up. Its measurements are taken round by round, in turns with other shells. */
const startShell = async (site: TestSite, route: string, { name, environment }: (typeof shellSettings)[ShellName]) => {
  const others = (await listProcesses()).map(({ pid }) => pid);
  const shell = await site.startShell(environment);
  const pid = shellsOf(await listProcesses(), process.pid).find((found) => !others.includes(found)) ?? Number.NaN;
  const url = shell.origin + route;
  const rounds: Round[] = [];
  await load(url, { connections: CONNECTIONS, durationMs: WARM_UP_MS });
  const memory = async () => memoryOf(await listProcesses(), pid);
  const before = await memory();
  return {
    rounds,
    async measureRound() {
      rounds.push(await load(url, { connections: CONNECTIONS, durationMs: MEASURED_MS }));
    },
    async result(): Promise<MeasuredShell> {
      return { name, ...throughputOf(rounds, MEASURED_MS), memory: { before, after: await memory() } };
    },
    stop: shell.stop,
  };
};

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const checksOf = ({ one, two, unchanged }: RenderReport['shells']): TargetCheck[] => {
  const memory = [one, two, unchanged].map((shell) => shell.memory.after);
  const atMost250 = { floor: 250_000_000, goal: 200_000_000, format: megabytes };
  return [
    { what: `pages/s, ${one.name}`, value: one.perSecond, floor: 120, isMinimum: true, format: count },
    { what: `pages/s, ${two.name}`, value: two.perSecond, floor: 120, goal: 250, isMinimum: true, format: count },
    {
      what: `pages/s, ${unchanged.name}`,
      value: unchanged.perSecond,
      floor: 8000,
      goal: 15_000,
      isMinimum: true,
      format: count,
    },
    { what: `p99, ${unchanged.name}`, value: unchanged.p99, floor: 10, format: milliseconds },
    { what: 'memory of the largest HTTP process', value: Math.max(...memory.map(({ http }) => http)), ...atMost250 },
    {
      what: 'memory of the largest renderer',
      value: Math.max(...memory.map(({ renderer }) => renderer)),
      ...atMost250,
    },
  ].map(check);
};

/**
 * Measures how many pages per second shells send: rendered anew by one renderer and by two, and while the content does not change. They
 * take turns, so that other load on the machine affects all. A shell caches API responses for about a second.
 */
export const measureRender = async (route: string, rounds: number): Promise<RenderReport> => {
  const site = await startTestSite();
  try {
    const one = await startShell(site, route, shellSettings.one);
    const two = await startShell(site, route, shellSettings.two);
    const unchanged = await startShell(site, route, shellSettings.unchanged);
    for (let round = 0; round < rounds; round += 1)
      for (const shell of [one, two, unchanged]) await shell.measureRound();
    const shells = { one: await one.result(), two: await two.result(), unchanged: await unchanged.result() };
    for (const shell of [one, two, unchanged]) await shell.stop();
    const pagesIn = (round: Round | undefined) => round?.durations.length ?? Number.NaN;
    return {
      route,
      connections: CONNECTIONS,
      shells,
      ratio: median(two.rounds.map((round, index) => pagesIn(round) / pagesIn(one.rounds[index]))),
      checks: checksOf(shells),
    };
  } finally {
    await site.stop();
  }
};

const memoryCells = ({ memory: { before, after } }: MeasuredShell): string[] => [
  `${megabytes(before.http)} -> ${megabytes(after.http)}`,
  `${megabytes(before.renderer)} -> ${megabytes(after.renderer)}`,
];

export const renderLines = ({ route, connections, shells, ratio, checks }: RenderReport): string[] => [
  `${route} of one shell over ${connections} connections, whose clients share the machine with it`,
  '',
  ...table([
    ['', 'pages/s', 'p50', 'p95', 'p99', 'response', 'pages', 'memory: HTTP', 'renderer'],
    ...Object.values(shells).map((shell) => [
      shell.name,
      count(shell.perSecond),
      ...[shell.p50, shell.p95, shell.p99].map(milliseconds),
      kilobytes(shell.bytes),
      count(shell.pages),
      ...memoryCells(shell),
    ]),
  ]),
  '',
  `Two renderers: ${ratio.toFixed(2)}x the pages of one`,
  '',
  ...checkLines(checks),
  ...(route === '/' ? [] : ['', 'The targets apply to the home page.']),
];
