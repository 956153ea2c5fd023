import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';
import { ABOUT_THE_DATABASE, NOT_ON_POSTGRES, ONE_OF_EACH_RESOURCE } from './src/testing/postgres-files.ts';

/** Tests of matrices: the fast suite tests a sample of the values (`src/testing/sample.ts`). */
const MATRICES = [
  'src/http/bad-input.test.ts',
  'src/dialect/json-server.test.ts',
  'src/resources/literal-texts.test.ts',
];

const POSTGRES_ONLY = 'src/db/postgres/**/*.full.test.ts';

/** Settings of the projects whose files run side by side, after the serial project. */
const parallel = {
  environment: 'node',
  isolate: false,
  maxWorkers: baseTestConfig.maxWorkers,
  retry: baseTestConfig.retry,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  sequence: { ...baseTestConfig.sequence, groupOrder: 2 },
} as const;

/**
 * The slow tests of `npm run test:full`: processes that are started and killed, crowds of callers, whole matrices, and what
 * depends on the database on PostgreSQL. All tests run there with `vitest.postgres.config.ts`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'slow',
          include: ['src/**/*.full.test.ts'],
          exclude: [POSTGRES_ONLY],
          environment: 'node',
          globalSetup: ['src/testing/seeded-template.ts'],
          provide: { isFullSuite: true },
          isolate: false,
          // Each of them starts processes of its own: together they would only wait for each other.
          fileParallelism: false,
          retry: baseTestConfig.retry,
          testTimeout: 900_000,
          hookTimeout: 300_000,
          sequence: { ...baseTestConfig.sequence, groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'matrices',
          include: MATRICES,
          ...parallel,
          provide: { isFullSuite: true },
          globalSetup: ['src/testing/seeded-template.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...ONE_OF_EACH_RESOURCE, ...ABOUT_THE_DATABASE],
          exclude: NOT_ON_POSTGRES,
          ...parallel,
          globalSetup: ['src/testing/postgres-template.ts'],
        },
      },
    ],
  },
});
