import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type RunningApi } from './api-process.ts';
import { copySeed } from './prepared-data.ts';

/** Starts the real API with the demo seed, in its own process and data folder, which `stop` removes. */
export const startSeededApi = async (logLevel?: string): Promise<RunningApi> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-api-'));
  await copySeed(dataDir);
  const api = await startApiProcess(dataDir, logLevel);
  const stop = async (): Promise<void> => {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...api, stop };
};
