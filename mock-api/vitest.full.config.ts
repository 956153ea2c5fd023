import { defineConfig } from 'vitest/config';

/** The slow half: processes that are killed, crowds of callers. Part of `npm run test:full`. */
export default defineConfig({
  test: {
    include: ['src/**/*.full.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/seeded-template.ts'],
    isolate: false,
    // Each of them starts processes of its own: together they would only wait for each other.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
