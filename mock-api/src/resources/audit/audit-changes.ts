import { cutText } from 'shared-lib/format';

/** The audit log truncates longer texts: it records what happened and is not a backup. */
const MAX_LENGTH = 2000;

const truncate = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_LENGTH ? `${cutText(value, MAX_LENGTH)}…` : value;

/** Fields that the log omits, because every write changes them. */
const OMITTED = new Set(['id', 'created_at', 'updated_at']);

/** A row in the form of the audit log. */
export const snapshotOf = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([field, value]: [string, unknown]) =>
      OMITTED.has(field) ? [] : [[field, truncate(value)]],
    ),
  );

/** The fields that differ between two states of a row. */
export const changesOf = (
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } => {
  const oldFields = new Map<string, unknown>(Object.entries(before));
  const newFields = new Map<string, unknown>(Object.entries(after));
  const changed = [...newFields.keys()].filter(
    (field) => JSON.stringify(oldFields.get(field)) !== JSON.stringify(newFields.get(field)),
  );
  const pick = (fields: Map<string, unknown>) =>
    snapshotOf(Object.fromEntries(changed.map((field) => [field, fields.get(field)])));
  return { before: pick(oldFields), after: pick(newFields) };
};
