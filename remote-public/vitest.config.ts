import { remoteTestConfig } from 'testing/vitest-base';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: remoteTestConfig });
