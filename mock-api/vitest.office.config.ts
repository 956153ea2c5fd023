import { defineConfig } from 'vitest/config';

/** Opens workbooks in LibreOffice, which must be installed: `npm run test:office -w mock-api`. */
export default defineConfig({
  test: { include: ['src/**/*.office.test.ts'], environment: 'node', testTimeout: 300_000 },
});
