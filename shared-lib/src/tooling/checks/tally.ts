import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

const readReport = async <Report>(file: string, shape: z.ZodMiniType<Report>): Promise<Report | undefined> => {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** A tool that was not content has at least one failure, also when it ended before it could count. */
const counted = (tally: Tally, content: boolean): Tally =>
  content ? tally : { ...tally, failed: Math.max(1, tally.failed) };

export const tallyOfVitest = async (file: string, content: boolean): Promise<Tally> => {
  const report = await readReport(file, vitestReport);
  return counted({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, content);
};

/** A test that passed only when it was tried again did not pass. */
export const tallyOfPlaywright = async (file: string, content: boolean): Promise<Tally> => {
  const stats = (await readReport(file, playwrightReport))?.stats;
  return counted({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, content);
};
