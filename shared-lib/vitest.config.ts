import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // How long something is waited for; how long it took is no test's business.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Most of a run is one thread of each worker: a core that is kept free for the runner stands idle.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}'],
    /** A test that needs a page says so with a docblock. */
    environment: 'node',
  },
});
