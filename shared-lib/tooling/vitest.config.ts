import { baseTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...baseTestConfig, include: ['src/**/*.test.ts'], exclude: ['src/**/*.full.test.ts'], environment: 'node' },
});
