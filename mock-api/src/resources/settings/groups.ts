import {
  adminSettings,
  settingGroups,
  settingsInput,
  type AdminSettings,
  type SettingGroup,
} from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/open-database.ts';

export const listSettings = (db: Database, group?: SettingGroup): Promise<Row<'settings'>[]> => {
  const all = db.selectFrom('settings').selectAll().orderBy('id');
  return (group ? all.where('group', '=', group) : all).execute();
};

export const findSetting = (db: Database, key: string): Promise<Row<'settings'> | undefined> =>
  db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst();

type SettingRow = Row<'settings'>;

/** When a group was last saved; `null` when it has no rows. */
export const lastSavedAt = (rows: readonly SettingRow[]): string | null =>
  rows.reduce<string | null>(
    (latest, { updated_at }) => (latest === null || updated_at > latest ? updated_at : latest),
    null,
  );

/** The value of a row in its type; `undefined` for invalid JSON. */
const parseValue = ({ type, value_ar }: SettingRow): unknown => {
  if (type === 'number') return Number(value_ar);
  if (type === 'boolean') return value_ar === 'true';
  if (type === 'text') return value_ar;
  try {
    return JSON.parse(value_ar);
  } catch {
    return undefined;
  }
};

/** Type and text of a value for its row. */
export const toStored = (value: unknown): Pick<SettingRow, 'type' | 'value_ar'> => {
  if (typeof value === 'string') return { type: 'text', value_ar: value };
  if (typeof value === 'number') return { type: 'number', value_ar: String(value) };
  if (typeof value === 'boolean') return { type: 'boolean', value_ar: String(value) };
  return { type: 'json', value_ar: JSON.stringify(value) };
};

const readGroup = (group: SettingGroup, rows: readonly SettingRow[]) => {
  const contracts: Readonly<Record<string, z.ZodMiniType>> = settingsInput[group].shape;
  const own = rows.filter((row) => row.group === group && Object.hasOwn(contracts, row.key));
  const values = own.flatMap((row): [string, unknown][] => {
    const read = contracts[row.key]?.safeParse(parseValue(row));
    return read?.success ? [[row.key, read.data]] : [];
  });
  const texts = own.filter(({ type }) => type === 'text').map(({ key, value_en }): [string, string] => [key, value_en]);
  return { ...Object.fromEntries<unknown>(values), english: Object.fromEntries(texts), updated_at: lastSavedAt(own) };
};

/** Settings for admins: by group, each value in its type. */
export const presentGroups = (rows: readonly SettingRow[]): AdminSettings =>
  adminSettings.parse(Object.fromEntries(settingGroups.map((group) => [group, readGroup(group, rows)])));
