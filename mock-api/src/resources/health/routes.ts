import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { API_VERSION } from 'shared-lib/contracts';
import { isMigrated } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';

const open = { config: { access: 'public' } } as const;

const isDatabaseReachable = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};

/** Below this, uploads and e-mails may no longer fit on the disk. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;

/** Whether the disk of a folder has at least this many free bytes. */
export const hasFreeSpace = async (folder: string, bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
};

/** `/healthz`: the process runs, and with which version of the API. `/readyz`: the database is reachable and migrated, and the disk has free space. */
export const healthRoutes =
  ({ db, folder }: { db: Database; folder: string }) =>
  async (app: Api) => {
    app.get('/healthz', open, async () => ({ status: 'ok', api: API_VERSION }));

    app.get('/readyz', open, async (_request, reply) => {
      const database = await isDatabaseReachable(db);
      const migrations = database && (await isMigrated(db));
      const disk = await hasFreeSpace(folder, MIN_FREE_BYTES);
      const ready = database && migrations && disk;
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', database, migrations, disk });
    });
  };
