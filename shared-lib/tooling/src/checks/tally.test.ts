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

const vitestFile = (name: string, status: string, tests: Readonly<Record<string, string>>) => ({
  name,
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

const playwrightSpec = (file: string, title: string, status: string) => ({
  file,
  title,
  tests: [{ status, results: [{ duration: 1200 }, { duration: 300 }] }],
});

describe('tally', () => {
  test('adds the results of both runners and names what failed', async () => {
    const testResults = [
      vitestFile('/src/a.test.ts', 'failed', { 'form saves': 'failed', 'form opens': 'passed' }),
      vitestFile('/src/b.test.ts', 'passed', { 'list opens': 'passed' }),
    ];
    const vitest = await tallyOfVitest(report({ numPassedTests: 2, numFailedTests: 1, testResults }), false);
    const inner = { specs: [playwrightSpec('home.spec.ts', 'opens the menu', 'unexpected')] };
    const suites = [{ specs: [playwrightSpec('home.spec.ts', 'shows the figures', 'expected')], suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const playwright = await tallyOfPlaywright(report({ suites, stats }), false);
    expect(sum([vitest, playwright])).toEqual({
      passed: 3,
      failed: 2,
      failures: ['/src/a.test.ts: form saves', 'home.spec.ts: opens the menu'],
      flaky: [],
      files: [
        { file: '/src/a.test.ts', seconds: 2.5 },
        { file: '/src/b.test.ts', seconds: 2.5 },
        { file: 'home.spec.ts', seconds: 3 },
      ],
    });
  });

  test('names a test that passed only when it ran again', async () => {
    const suites = [{ specs: [playwrightSpec('home.spec.ts', 'opens the menu', 'flaky')] }];
    const stats = { expected: 5, unexpected: 0, flaky: 1 };
    expect(await tallyOfPlaywright(report({ suites, stats }), true)).toEqual({
      passed: 6,
      failed: 0,
      failures: [],
      flaky: ['home.spec.ts: opens the menu'],
      files: [{ file: 'home.spec.ts', seconds: 1.5 }],
    });
  });

  test('counts one failure when a runner fails without a failed test or without a report', async () => {
    const testResults = [vitestFile('/src/broken.test.ts', 'failed', {})];
    expect(await tallyOfVitest(report({ numPassedTests: 7, numFailedTests: 0, testResults }), false)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['/src/broken.test.ts'],
      flaky: [],
      files: [{ file: '/src/broken.test.ts', seconds: 2.5 }],
    });
    expect(await tallyOfPlaywright(join(scratchFolder(), 'none.json'), false)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      flaky: [],
      files: [],
    });
  });
});
