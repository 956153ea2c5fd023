import { remoteTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...remoteTestConfig,
    environmentOptions: { happyDOM: { ...remoteTestConfig.environmentOptions.happyDOM, width: 1440, height: 900 } },
  },
});
