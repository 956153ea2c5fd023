import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

/** The slow tests of `npm run test:full`: the example of the README is compiled with a copy of the package. */
export default defineConfig({
  test: { ...baseTestConfig, include: ['src/**/*.full.test.ts'], environment: 'node' },
});
