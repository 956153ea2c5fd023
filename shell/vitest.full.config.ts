import { baseTestConfig, sharedModules } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

/** The slow tests of `npm run test:full`: renderers that hang, exit or use too much memory. */
export default defineConfig({
  test: {
    ...baseTestConfig,
    ...sharedModules,
    include: ['server/**/*.full.test.ts'],
    environment: 'node',
  },
});
