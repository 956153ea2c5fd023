import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { rowNumber } from '../../http/params.ts';

const active = (db: Database) => db.selectFrom('sectors').selectAll().where('is_active', '=', 1);

export const listActiveSectors = (db: Database): Promise<Row<'sectors'>[]> => active(db).orderBy('sort_order').orderBy('id').execute();

export const findActiveSector = (db: Database, idOrSlug: string): Promise<Row<'sectors'> | undefined> => {
  const id = rowNumber(idOrSlug);
  return (id === undefined ? active(db).where('slug', '=', idOrSlug) : active(db).where('id', '=', id)).executeTakeFirst();
};
