import type { ViteUserConfig } from 'vitest/config';

type TestConfig = NonNullable<ViteUserConfig['test']>;

/** Vitest settings that all packages share. */
export const baseTestConfig = {
  // Generous, because tests assert results and not durations, and the machine may be busy.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // The runner itself needs little CPU, so a core reserved for it would be idle.
  maxWorkers: '100%',
} satisfies TestConfig;

/** Vitest settings of the remotes: pages render in happy-dom, against the real API. */
export const remoteTestConfig = {
  ...baseTestConfig,
  include: ['src/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  globalSetup: ['testing/api-setup'],
} satisfies TestConfig;
