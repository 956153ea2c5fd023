import { defineConfig } from 'vitest/config';
import { everyRoom } from './src/testing/vitest-base.ts';

export default defineConfig({
  test: {
    ...everyRoom,
    include: ['src/**/*.test.{ts,tsx}'],
    /** A test that needs a page says so with a docblock. */
    environment: 'node',
  },
});
