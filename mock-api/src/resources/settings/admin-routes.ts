import { adminSettings, settingGroups, settingsInput, type SettingGroup } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { runWrite, type WriteDeps, type WriteContext } from '../../dialect/write-context.ts';
import type { Api } from '../../http/validation.ts';
import { copy } from '../../copy/ar.ts';
import type { Row } from '../../db/tables.ts';
import { snapshotOf } from '../audit/audit-changes.ts';
import { lastWriter, nextVersion } from '../../dialect/versions.ts';
import { ApiError, conflict } from '../../http/api-error.ts';
import { settings as seededSettings } from '../../seed/content/settings.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseLateHolidays } from './holidays.ts';
import { presentGroups, listSettings, toStored, lastSavedAt } from './groups.ts';

type SettingRow = Row<'settings'>;

/** A group as parsed by its contract. */
interface GroupInput {
  english?: Partial<Record<string, string>> | undefined;
  updated_at: string | null;
  [key: string]: unknown;
}

/** @throws {ApiError} 409 with the last editor and the current values, when the group changed since it was read */
const assertCurrentVersion = async (
  context: WriteContext,
  group: SettingGroup,
  rows: readonly SettingRow[],
  updatedAt: string | null,
): Promise<void> => {
  const at = lastSavedAt(rows);
  if (at === updatedAt) return;
  if (at === null) throw conflict();
  const writer = await lastWriter(context, 'settings', group);
  throw new ApiError(409, copy.settings.savedMeanwhile(writer, formatDateTime(at)), {
    changedSince: { ...writer, at, current: presentGroups(rows)[group] },
  });
};

type ValueColumns = Pick<SettingRow, 'type' | 'value_ar' | 'value_en'>;

/** The columns of a setting. English that equals the Arabic text, such as a phone number, follows it. */
const columnsOf = (value: unknown, english: string | undefined, before: SettingRow | undefined): ValueColumns => {
  const stored = toStored(value);
  const hasOwnEnglish = stored.type === 'text' && before !== undefined && before.value_en !== before.value_ar;
  return { ...stored, value_en: english ?? (hasOwnEnglish ? before.value_en : stored.value_ar) };
};

const writeSetting = async (
  { trx, now }: WriteContext,
  group: SettingGroup,
  key: string,
  columns: ValueColumns,
  before: SettingRow | undefined,
): Promise<void> => {
  if (before) {
    await trx
      .updateTable('settings')
      .set({ ...columns, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    return;
  }
  const description = seededSettings.find((one) => one.key === key)?.description ?? '';
  await trx
    .insertInto('settings')
    .values({ key, group, description, ...columns, created_at: now, updated_at: now })
    .execute();
};

const auditValue = ({ value_ar, value_en }: Pick<SettingRow, 'value_ar' | 'value_en'>) =>
  value_ar === value_en ? value_ar : { value_ar, value_en };

/**
 * Saves the changed settings of a group and records them in the audit log.
 * @throws {ApiError} 409 when somebody else saved it since it was read, 422 for a holiday that is over
 */
const saveGroup = async (
  context: WriteContext,
  group: SettingGroup,
  { english = {}, updated_at, ...values }: GroupInput,
): Promise<void> => {
  const rows = await listSettings(context.trx, group);
  if (group === 'service_levels') refuseLateHolidays(values, rows, new Date(context.now));
  await assertCurrentVersion(context, group, rows, updated_at);
  const saving = { ...context, now: nextVersion(lastSavedAt(rows) ?? '', context.now) };
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const row = rows.find((one) => one.key === key);
    const columns = columnsOf(value, english[key], row);
    if (row && row.value_ar === columns.value_ar && row.value_en === columns.value_en) continue;
    await writeSetting(saving, group, key, columns, row);
    before[key] = row ? auditValue(row) : null;
    after[key] = auditValue(columns);
  }
  if (Object.keys(after).length > 0)
    await recordAudit(context, {
      action: 'settings.saved',
      resource: 'settings',
      record: group,
      details: { before: snapshotOf(before), after: snapshotOf(after) },
    });
};

/** The group of legal texts needs more than the default limit. */
const GROUP_BODY_LIMIT = 512 * 1024;

const addGroupRoute = (app: Api, deps: WriteDeps, group: SettingGroup) => {
  const contract = adminSettings.shape[group];
  app.put(
    `/api/admin/settings/${group}`,
    {
      config: { access: 'admin' },
      bodyLimit: GROUP_BODY_LIMIT,
      schema: {
        summary: `Replaces the group ${group}; 409 when somebody else saved it since it was read.`,
        body: settingsInput[group],
        response: { 200: contract },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: contract.parse,
        write: async (context) => {
          await saveGroup(context, group, request.body);
          return presentGroups(await listSettings(context.trx, group))[group];
        },
      }),
  );
};

/** Routes to read and save settings. */
export const adminSettingRoutes = (deps: WriteDeps) => async (app: Api) => {
  app.get(
    '/api/admin/settings',
    {
      config: { access: 'admin' },
      schema: { summary: 'All settings by group, each value of its own type.', response: { 200: adminSettings } },
    },
    async () => presentGroups(await listSettings(deps.db)),
  );
  for (const group of settingGroups) addGroupRoute(app, deps, group);
};
