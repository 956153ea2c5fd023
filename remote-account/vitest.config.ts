import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // How long something is waited for; how long it took is no test's business.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    globalSetup: ['shared-lib/testing/api-setup'],
  },
});
