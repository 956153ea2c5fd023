import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { isMigrated } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';

const open = { config: { access: 'public' } } as const;

const answers = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};

/** Below this the disk is as good as full: the next pictures and mails would not fit. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

/** Whether the disk of a folder has so many bytes left. */
export const hasRoom = async (folder: string, bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
};

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers, is up to date and has room to grow. */
export const healthRoutes =
  ({ db, folder }: { db: Database; folder: string }) =>
  async (app: Api) => {
    app.get('/healthz', open, async () => ({ status: 'ok' }));

    app.get('/readyz', open, async (_request, reply) => {
      const database = await answers(db);
      const migrations = database && (await isMigrated(db));
      const disk = await hasRoom(folder, LEAST_FREE_BYTES);
      const ready = database && migrations && disk;
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', database, migrations, disk });
    });
  };
