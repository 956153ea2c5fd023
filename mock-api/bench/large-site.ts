import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authResponse } from 'shared-lib/contracts';
import { freePorts } from 'testing/free-ports';
import { readConfig } from 'tooling/config';
import { SiteService } from 'tooling/site/service';
import { apiService } from 'tooling/site/services';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { insertLarge, type Amounts } from '../src/seed/large/large.ts';
import { prepareDatabase } from '../src/seed/seed.ts';

/** Fixed clock, so that every run has the same rows. */
const NOW = '2026-03-02T09:00:00.000Z';
const clock = () => new Date(NOW);

export interface LargeSite {
  origin: string;
  /** Session token of an administrator. */
  token: string;
  folder: string;
  stop(): Promise<void>;
}

const fill = async (folder: string, amounts: Amounts): Promise<void> => {
  const db = await prepareDatabase({ databaseFile: join(folder, 'database', 'site.db'), seed: 'demo', clock });
  await db.transaction().execute((trx) => insertLarge(trx, clock, 'none', amounts));
  await db.destroy();
};

const signIn = async (origin: string): Promise<string> => {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  return authResponse.parse(await response.json()).token;
};

/**
 * Starts the real server over the demo content plus generated rows, in a temporary folder that `stop` removes.
 * @param now time of the server's clock
 */
export const startLargeSite = async (amounts: Amounts, now = NOW): Promise<LargeSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await fill(folder, amounts);
    const [port = 0] = await freePorts(1);
    const environment = {
      DATA_DIR: folder,
      API_PORT: String(port),
      TEST_NOW: now,
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    const definition = apiService(readConfig({ ...process.env, ...environment }));
    const service = new SiteService(
      { ...definition, environment },
      { logsFolder: join(folder, 'logs'), print: (line) => console.error(line) },
    );
    service.start();
    await service.ready();
    const origin = `http://localhost:${port}`;
    return {
      origin,
      token: await signIn(origin),
      folder,
      stop: async () => {
        await service.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
