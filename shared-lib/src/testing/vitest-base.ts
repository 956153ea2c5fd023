import type { ViteUserConfig } from 'vitest/config';

type TestConfig = NonNullable<ViteUserConfig['test']>;

/** What the tests of every room have in common. */
export const everyRoom = {
  // How long something is waited for; how long it took is no test's business.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Most of a run is one thread of each worker: a core that is kept free for the runner stands idle.
  maxWorkers: '100%',
} satisfies TestConfig;

/** What the tests of every remote have in common: pages without a browser, in front of the real API. */
export const everyRemote = {
  ...everyRoom,
  include: ['src/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  globalSetup: ['shared-lib/testing/api-setup'],
} satisfies TestConfig;
