import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { sum, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const report = (content: object): string => {
  const file = join(scratchFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('tally', () => {
  test('adds the results of both runners', async () => {
    const vitest = await tallyOfVitest(report({ numPassedTests: 7, numFailedTests: 2, success: false }), false);
    const playwright = await tallyOfPlaywright(
      report({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 } }),
      false,
    );
    expect(sum([vitest, playwright])).toEqual({ passed: 12, failed: 3 });
  });

  test('counts a flaky test as failed', async () => {
    expect(await tallyOfPlaywright(report({ stats: { expected: 5, unexpected: 0, flaky: 1 } }), true)).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  test('counts one failure when a runner fails without a failed test or without a report', async () => {
    expect(await tallyOfVitest(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({
      passed: 7,
      failed: 1,
    });
    expect(await tallyOfPlaywright(join(scratchFolder(), 'none.json'), false)).toEqual({ passed: 0, failed: 1 });
  });
});
