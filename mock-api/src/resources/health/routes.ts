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

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers and is up to date. */
export const healthRoutes = (db: Database) => async (app: Api) => {
  app.get('/healthz', open, async () => ({ status: 'ok' }));

  app.get('/readyz', open, async (_request, reply) => {
    const database = await answers(db);
    const migrations = database && (await isMigrated(db));
    const ready = database && migrations;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', database, migrations });
  });
};
