import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'tooling/config';
import { Service } from 'tooling/site/service';
import { apiService } from 'tooling/site/services';
import type { TestProject } from 'vitest/node';
import { freePorts } from './free-ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on localhost where the API of this test run listens. */
    apiPort: number;
  }
}

/** `globalSetup` of a package: starts the real API with the demo seed once per run, in its own process and data folder. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-api-'));
  const [apiPort] = await freePorts(1);
  if (apiPort === undefined) throw new Error('no port is free');
  const environment = {
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  const definition = apiService(readConfig({ ...process.env, ...environment }));
  const api = new Service(
    { ...definition, environment },
    { logsFolder: join(dataDir, 'logs'), print: (line) => console.warn(line) },
  );
  api.start();
  await api.ready();
  project.provide('apiPort', apiPort);
  return async () => {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
