import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';
import { NOT_ON_POSTGRES } from './src/testing/postgres-files.ts';

/** `npm run test:postgres`: all tests on PostgreSQL, whole matrices included. It runs before a release of the API. */
export default defineConfig({
  test: {
    ...baseTestConfig,
    include: ['src/**/*.test.ts'],
    exclude: NOT_ON_POSTGRES,
    environment: 'node',
    provide: { isFullSuite: true },
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['src/testing/postgres-template.ts'],
  },
});
