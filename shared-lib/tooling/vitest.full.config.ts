import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

/** The slow tests of `npm run test:full`: builds of whole checkouts. */
export default defineConfig({
  test: {
    ...baseTestConfig,
    include: ['src/**/*.full.test.ts'],
    environment: 'node',
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
