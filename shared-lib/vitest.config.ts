import { defineConfig } from 'vitest/config';
import { baseTestConfig, sharedModules } from 'testing/vitest-base';

export default defineConfig({
  test: {
    ...baseTestConfig,
    ...sharedModules,
    include: ['src/**/*.test.{ts,tsx}'],
    /** A test that needs a DOM sets `@vitest-environment` in a docblock. */
    environment: 'node',
  },
});
