import { everyRemote } from 'shared-lib/testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...everyRemote,
    environmentOptions: { happyDOM: { ...everyRemote.environmentOptions.happyDOM, width: 1440, height: 900 } },
  },
});
