import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** How long the tests of a file took, hooks included where the runner reports them. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** How many tests passed and failed, which failed, and how long the files took. */
export interface Tally {
  passed: number;
  failed: number;
  /** File and title of each failed test, and each file that could not run. */
  failures: readonly string[];
  /** End-to-end tests that failed and then passed when they ran again. They count as passed; each is a defect to repair. */
  flaky: readonly string[];
  files: readonly FileTime[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [], flaky: [], files: [] };

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type VitestReport = z.infer<typeof vitestReport>;

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky }) => flaky),
  files: tallies.flatMap(({ files }) => files),
});

const readReport = async <Report>(file: string, schema: z.ZodMiniType<Report>): Promise<Report | undefined> => {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** A runner that failed counts as at least one failure, also when it ended before it wrote its report. */
const atLeastOneFailure = (tally: Tally, ok: boolean): Tally =>
  ok ? tally : { ...tally, failed: Math.max(1, tally.failed) };

/** A file that fails outside its tests, for example while it loads, has no failed test: then the file itself is named. */
const failuresOfVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });

/** The tests of these suites and of the suites inside them. */
const specsOf = (suites: readonly PlaywrightSuite[]): z.infer<typeof playwrightSpec>[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** @returns file and title of the tests that ended with an outcome */
const testsOfPlaywright = (suites: readonly PlaywrightSuite[], outcome: 'unexpected' | 'flaky'): string[] =>
  specsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, title }) => `${file}: ${title}`);

const filesOfPlaywright = (suites: readonly PlaywrightSuite[]): FileTime[] => {
  const milliseconds = new Map<string, number>();
  for (const { file, tests } of specsOf(suites))
    for (const { duration } of tests.flatMap(({ results }) => results))
      milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  return [...milliseconds].map(([file, time]) => ({ file, seconds: time / 1000 }));
};

export const tallyOfVitest = async (file: string, ok: boolean): Promise<Tally> => {
  const report = await readReport(file, vitestReport);
  if (!report) return atLeastOneFailure(NOTHING, ok);
  const { numPassedTests: passed, numFailedTests: failed } = report;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
  return atLeastOneFailure({ ...NOTHING, passed, failed, failures: failuresOfVitest(report), files }, ok);
};

export const tallyOfPlaywright = async (file: string, ok: boolean): Promise<Tally> => {
  const report = await readReport(file, playwrightReport);
  if (!report) return atLeastOneFailure(NOTHING, ok);
  const { stats, suites } = report;
  const tally = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: testsOfPlaywright(suites, 'unexpected'),
    flaky: testsOfPlaywright(suites, 'flaky'),
    files: filesOfPlaywright(suites),
  };
  return atLeastOneFailure(tally, ok);
};
