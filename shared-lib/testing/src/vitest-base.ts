import type { ViteUserConfig } from 'vitest/config';
import { PATIENCE_MS } from './patience.ts';

type TestConfig = NonNullable<ViteUserConfig['test']>;

/** Vitest settings that all packages share. */
export const baseTestConfig = {
  // Generous, because tests assert results and not durations, and the machine may be busy.
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  // The runner itself needs little CPU, so a core reserved for it would be idle.
  maxWorkers: '100%',
  // Only with `--coverage`: a table of the files that tests load, and nothing on the disk.
  coverage: { provider: 'v8', reporter: ['text'] },
  // In CI another order each time, so that a test that needs what another file left is found. The output names the seed.
  sequence: { shuffle: { files: Boolean(process.env.CI), tests: false } },
  // CI runs a failed test once more, and its report marks each test that needed it.
  retry: process.env.CI ? 1 : 0,
} satisfies TestConfig;

/**
 * Settings of packages whose test files share what they import, which takes three times as long otherwise. The files of a worker share
 * its window too, so each file begins with an empty one.
 */
export const sharedModules = {
  isolate: false,
  setupFiles: ['testing/window-setup'],
  // What a file replaced must not reach the next one.
  restoreMocks: true,
  unstubGlobals: true,
} satisfies TestConfig;

/** Vitest settings of the remotes: pages render in happy-dom, against the real API. */
export const remoteTestConfig = {
  ...baseTestConfig,
  include: ['src/**/*.test.{ts,tsx}'],
  // Slow ones have a configuration of their own: vitest.full.config.ts.
  exclude: ['src/**/*.full.test.ts'],
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  globalSetup: ['testing/api-setup'],
  ...sharedModules,
} satisfies TestConfig;
