import { defineConfig } from 'vitest/config';
import { baseTestConfig } from 'testing/vitest-base';

export default defineConfig({
  test: {
    ...baseTestConfig,
    include: ['src/**/*.test.{ts,tsx}'],
    /** A test that needs a DOM sets `@vitest-environment` in a docblock. */
    environment: 'node',
  },
});
