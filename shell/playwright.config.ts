import { browserArguments, findBrowser } from 'shared-lib/tooling/browser';
import { defineConfig } from 'playwright/test';

/** Whole files, and single tests by their tag (`e2e/harness/halves.ts`). */
const slowHalf = /\.full\.spec\.ts|@full/;

/**
 * `every-commit` runs with `npm test`, `full` adds the slow half. Each worker has a whole site of its own, with its own
 * database, so tests never meet.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // A whole journey on a busy machine; how long it took is the bench's business.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'ar-EG',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'every-commit', grepInvert: slowHalf },
    { name: 'full', grep: slowHalf },
  ],
});
