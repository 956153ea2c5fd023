import { browserArguments, findBrowser } from 'tooling/checks/browser';
import { defineConfig } from 'playwright/test';

/** Most pages close before code that V8 has optimised pays off: compiling it took a seventh of the processor time of two sweeps. */
const SHORT_LIVED_PAGES = '--js-flags=--no-opt,--no-maglev';

/** Each worker has its own site with its own database, so parallel tests do not affect each other. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: false,
  workers: 2,
  // CI runs a failed test once more, on a new site, and names each test that needed it: `tally.ts`.
  retries: process.env.CI ? 1 : 0,
  // Enough for a whole user journey on a busy machine. The benchmark measures speed.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'ar-EG',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: [...browserArguments, SHORT_LIVED_PAGES] },
  },
});
