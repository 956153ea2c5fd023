import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...baseTestConfig,
    include: ['src/**/*.test.ts'],
    // Slow ones have a configuration of their own, vitest.full.config.ts, and those that need LibreOffice: vitest.office.config.ts.
    exclude: ['src/**/*.full.test.ts', 'src/**/*.office.test.ts'],
    environment: 'node',
    // A seeded database is made once; every test works on a copy of its own.
    globalSetup: ['src/testing/seeded-template.ts'],
    // No module keeps anything between tests, so that files may share what they import.
    isolate: false,
  },
});
