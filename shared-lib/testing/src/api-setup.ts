import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copySeed } from './prepared-data.ts';
import { startApiProcess } from './api-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on localhost where the API of this test run listens. */
    apiPort: number;
  }
}

/** `globalSetup` of a package: starts the real API with the demo seed once per run, in its own process and data folder. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-api-'));
  await copySeed(dataDir);
  const api = await startApiProcess(dataDir);
  project.provide('apiPort', api.config.apiPort);
  return async () => {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
