import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    /** A test that needs a page says so with a docblock. */
    environment: 'node',
  },
});
