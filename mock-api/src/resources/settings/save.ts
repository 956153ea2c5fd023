import { formatDateTime } from 'shared-lib/format';
import type { SettingGroup } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import type { Row } from '../../db/tables.ts';
import { snapshotOf } from '../../dialect/changes.ts';
import { lastWriter, stampAfter } from '../../dialect/versions.ts';
import type { Writing } from '../../dialect/writing.ts';
import { ApiError, conflict } from '../../http/api-error.ts';
import { settings as known } from '../../seed/content/settings.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { asStored, presentGroups, savedAt } from './groups.ts';
import { listSettings } from './repository.ts';

type SettingRow = Row<'settings'>;

/** A group as its contract has parsed it. */
interface GroupInput {
  english?: Partial<Record<string, string>> | undefined;
  updated_at: string | null;
  [key: string]: unknown;
}

/** Who saved the group last, for whom it comes as a surprise. */
const refuseStale = async (
  writing: Writing,
  group: SettingGroup,
  rows: readonly SettingRow[],
  updatedAt: string | null,
): Promise<void> => {
  const at = savedAt(rows);
  if (at === updatedAt) return;
  if (at === null) throw conflict();
  const by = await lastWriter(writing, 'settings', group);
  throw new ApiError(409, copy.settings.savedMeanwhile(by, formatDateTime(at)), {
    changedSince: { by, at, current: presentGroups(rows)[group] },
  });
};

type Text = Pick<SettingRow, 'type' | 'value_ar' | 'value_en'>;

/** What a setting's row will hold. English that was never another text than the Arabic, such as a phone number, follows it. */
const textOf = (value: unknown, english: string | undefined, before: SettingRow | undefined): Text => {
  const stored = asStored(value);
  const hasOwnEnglish = stored.type === 'text' && before !== undefined && before.value_en !== before.value_ar;
  return { ...stored, value_en: english ?? (hasOwnEnglish ? before.value_en : stored.value_ar) };
};

const write = async (
  { trx, now }: Writing,
  group: SettingGroup,
  key: string,
  text: Text,
  before: SettingRow | undefined,
): Promise<void> => {
  if (before) {
    await trx
      .updateTable('settings')
      .set({ ...text, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    return;
  }
  const description = known.find((one) => one.key === key)?.description ?? '';
  await trx
    .insertInto('settings')
    .values({ key, group, description, ...text, created_at: now, updated_at: now })
    .execute();
};

const shown = ({ value_ar, value_en }: Pick<SettingRow, 'value_ar' | 'value_en'>) =>
  value_ar === value_en ? value_ar : { value_ar, value_en };

/**
 * Saves a whole group, or nothing of it.
 * @throws {ApiError} 409 when somebody else has saved it since it was read
 */
export const saveGroup = async (
  writing: Writing,
  group: SettingGroup,
  { english = {}, updated_at, ...values }: GroupInput,
): Promise<void> => {
  const rows = await listSettings(writing.trx, group);
  await refuseStale(writing, group, rows, updated_at);
  const saving = { ...writing, now: stampAfter(savedAt(rows) ?? '', writing.now) };
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const row = rows.find((one) => one.key === key);
    const text = textOf(value, english[key], row);
    if (row && row.value_ar === text.value_ar && row.value_en === text.value_en) continue;
    await write(saving, group, key, text, row);
    before[key] = row ? shown(row) : null;
    after[key] = shown(text);
  }
  if (Object.keys(after).length > 0)
    await recordAudit(writing, {
      action: 'settings.saved',
      resource: 'settings',
      record: group,
      details: { before: snapshotOf(before), after: snapshotOf(after) },
    });
};
