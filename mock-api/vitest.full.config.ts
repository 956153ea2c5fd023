import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

/** Tests that need the SQLite file: its handling, servers started on it, and the response cache, which reads the state of SQLite. */
const ABOUT_THE_FILE = [
  'src/db/open-database.test.ts',
  'src/db/killed-migration.test.ts',
  'src/db/commands/commands.full.test.ts',
  'src/http/response-cache.test.ts',
];

/** Tests of matrices: the fast suite tests a sample of the values (`src/testing/sample.ts`). */
const MATRICES = [
  'src/http/bad-input.test.ts',
  'src/dialect/json-server.test.ts',
  'src/resources/literal-texts.test.ts',
];

const ON_POSTGRES = 'src/db/postgres/**/*.full.test.ts';

/** Settings of the projects whose files run side by side, after the serial project. */
const parallel = {
  environment: 'node',
  provide: { isFullSuite: true },
  isolate: false,
  maxWorkers: baseTestConfig.maxWorkers,
  retry: baseTestConfig.retry,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  sequence: { groupOrder: 2 },
} as const;

/** The slow tests of `npm run test:full`: processes that are started and killed, crowds of callers, whole matrices, and all tests once more on PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'slow',
          include: ['src/**/*.full.test.ts'],
          exclude: [ON_POSTGRES],
          environment: 'node',
          globalSetup: ['src/testing/seeded-template.ts'],
          provide: { isFullSuite: true },
          isolate: false,
          // Each of them starts processes of its own: together they would only wait for each other.
          fileParallelism: false,
          retry: baseTestConfig.retry,
          testTimeout: 900_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'matrices',
          include: MATRICES,
          ...parallel,
          globalSetup: ['src/testing/seeded-template.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['src/**/*.test.ts'],
          exclude: ['src/!(db)/**/*.full.test.ts', 'src/*.full.test.ts', ...ABOUT_THE_FILE],
          ...parallel,
          globalSetup: ['src/testing/postgres-template.ts'],
        },
      },
    ],
  },
});
