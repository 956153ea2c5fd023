import type { AuditEntry } from 'shared-lib/contracts';
import { referencePrefixes } from 'shared-lib/contracts';
import { audit } from '../../copy/audit.ts';
import { settingFields, settingGroupNames } from '../../copy/settings.ts';

/** Name of an action: `service.updated` → «تعديل». */
export const actionLabel = (action: string): string =>
  audit.events[action.slice(action.indexOf('.') + 1)] ?? audit.unknown;

export const sectionLabel = (resource: string): string => audit.resources[resource] ?? resource;

const groupNames: Readonly<Record<string, string>> = settingGroupNames;

/** Name of the changed record: a reference, the name of a settings group, or an id. */
export const recordLabel = ({ resource, record }: Pick<AuditEntry, 'resource' | 'record'>): string =>
  resource === 'settings' ? (groupNames[record] ?? record) : record;

const labels: Readonly<Record<string, string>> = { ...settingFields, ...audit.fields };

export const fieldLabel = (field: string): string => labels[field] ?? field;

const isReference = (record: string): boolean =>
  Object.values(referencePrefixes).some((prefix) => record.startsWith(`${prefix}-`));

const editable = ['users', 'services', 'sectors', 'sliders', 'articles', 'studies', 'canned-replies'] as const;
export type EditableResource = (typeof editable)[number];

interface Target {
  request?: string;
  edit?: { resource: EditableResource; id: number };
  client?: number;
  settings?: string;
}

/** The page of a record, as far as the log names one. */
export const targetOf = ({ resource, record, action }: AuditEntry): Target => {
  if (isReference(record)) return { request: record };
  if (resource === 'settings') return { settings: record };
  const known = editable.find((one) => one === resource);
  const id = Number(record);
  if (resource === 'clients') return action === 'client.anonymised' ? {} : { client: id };
  return known && Number.isInteger(id) && id > 0 && !action.endsWith('.deleted')
    ? { edit: { resource: known, id } }
    : {};
};

export interface FieldChange {
  field: string;
  before?: unknown;
  after: unknown;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/**
 * The change that an event of a request records. Its values are `from` and `to`; the last part of its action is the field:
 * `request.status` changes the status.
 */
const stepOf = ({ action, details: { from, to, note } }: Pick<AuditEntry, 'action' | 'details'>): FieldChange[] => {
  if (!action.startsWith('request.') || !to) return [];
  const field = action.slice(action.indexOf('.') + 1);
  return [{ field, ...(from ? { before: from } : {}), after: to }, ...(note ? [{ field: 'note', after: note }] : [])];
};

/** The fields of an entry: with their earlier values for a change, else only their values. */
export const changesOf = (entry: Pick<AuditEntry, 'action' | 'details'>): FieldChange[] => {
  const { details } = entry;
  const step = stepOf(entry);
  if (step.length > 0) return step;
  const hasBoth = 'before' in details || 'after' in details;
  if (!hasBoth)
    return Object.entries(details)
      .filter(([, value]) => Boolean(value))
      .map(([field, after]) => ({ field, after }));
  const before = asRecord(details.before);
  const after = asRecord(details.after);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
};
