import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

/** `npm run test:live`: the site behind the programs of a server, such as Debian's nginx, which have to be installed. */
export default defineConfig({
  test: { ...baseTestConfig, include: ['live/**/*.live.test.ts'], environment: 'node', testTimeout: 60_000 },
});
