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

export const fieldLabel = (field: string): string => audit.fields[field] ?? settingFields[field] ?? field;

const isReference = (record: string): boolean =>
  Object.values(referencePrefixes).some((prefix) => record.startsWith(`${prefix}-`));

const editable = ['users', 'services', 'sectors', 'sliders', 'articles', 'studies'] as const;
export type EditableResource = (typeof editable)[number];

interface Target {
  request?: string;
  edit?: { resource: EditableResource; id: number };
  settings?: string;
}

/** The page of a record, as far as the log names one. */
export const targetOf = ({ resource, record, action }: AuditEntry): Target => {
  if (isReference(record)) return { request: record };
  if (resource === 'settings') return { settings: record };
  const known = editable.find((one) => one === resource);
  const id = Number(record);
  return known && Number.isInteger(id) && id > 0 && !action.endsWith('.deleted')
    ? { edit: { resource: known, id } }
    : {};
};

/** A value of the log as text. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return audit.blank;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
};

export interface FieldChange {
  field: string;
  before?: unknown;
  after: unknown;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The fields of an entry: with their earlier values for a change, else only their values. */
export const changesOf = ({ details }: Pick<AuditEntry, 'details'>): FieldChange[] => {
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
