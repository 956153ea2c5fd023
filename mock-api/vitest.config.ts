import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // How long something is waited for; how long it took is no test's business.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    // Slow ones have a configuration of their own: vitest.full.config.ts.
    exclude: ['src/**/*.full.test.ts'],
    environment: 'node',
    // A seeded database is made once; every test works on a copy of its own.
    globalSetup: ['src/testing/seeded-template.ts'],
    // Most of a run is one thread of each worker: a core that is kept free for the runner stands idle.
    maxWorkers: '100%',
    // No module keeps anything between tests, so that files may share what they import.
    isolate: false,
  },
});
