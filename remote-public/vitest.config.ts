import { remoteTestConfig } from 'shared-lib/testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: remoteTestConfig });
