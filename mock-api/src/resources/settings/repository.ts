import type { SettingGroup } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';

export const listSettings = (db: Database, group?: SettingGroup): Promise<Row<'settings'>[]> => {
  const all = db.selectFrom('settings').selectAll().orderBy('id');
  return (group ? all.where('group', '=', group) : all).execute();
};

export const findSetting = (db: Database, key: string): Promise<Row<'settings'> | undefined> =>
  db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst();
