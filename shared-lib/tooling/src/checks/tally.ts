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

export const tallyOfVitest = async (file: string, ok: boolean): Promise<Tally> => {
  const report = await readReport(file, vitestReport);
  return atLeastOneFailure({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, ok);
};

/** Counts flaky tests (passed only on a retry) as failed. */
export const tallyOfPlaywright = async (file: string, ok: boolean): Promise<Tally> => {
  const stats = (await readReport(file, playwrightReport))?.stats;
  return atLeastOneFailure(
    { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) },
    ok,
  );
};
