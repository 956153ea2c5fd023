import { baseTestConfig, sharedModules } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...baseTestConfig,
    ...sharedModules,
    include: ['{src,server,bench}/**/*.test.{ts,tsx}'],
    // Slow ones have a configuration of their own: vitest.full.config.ts.
    exclude: ['**/*.full.test.ts'],
    /** A test that needs a DOM selects `happy-dom` with a docblock. */
    environment: 'node',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    globalSetup: ['testing/api-setup'],
  },
});
