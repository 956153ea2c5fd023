import { join } from 'node:path';
import { readConfig, type SiteConfig } from 'tooling/config';
import { SiteService } from 'tooling/site/service';
import { apiService } from 'tooling/site/services';
import { freePorts } from './free-ports.ts';

export interface RunningApi {
  config: SiteConfig;
  stop(): Promise<void>;
}

/**
 * Starts the real API on a free port, in its own process, and waits until it is ready.
 * @param dataDir its data folder; an empty one gets the demo seed
 * @param logLevel level of its log, `logs/mock-api.log` in that folder
 */
export const startApiProcess = async (dataDir: string, logLevel = 'error'): Promise<RunningApi> => {
  const environment = {
    DATA_DIR: dataDir,
    API_PORT: (await freePorts(1)).join(),
    LIMITS: 'off',
    LOG_LEVEL: logLevel,
    DATABASE_URL: '',
    SEED: 'demo',
    TEST_NOW: '',
  };
  const config = readConfig({ ...process.env, ...environment });
  const api = new SiteService(
    { ...apiService(config), environment },
    { logsFolder: join(dataDir, 'logs'), print: (line) => console.warn(line) },
  );
  api.start();
  await api.ready();
  return { config, stop: () => api.stop() };
};
