/** Longer texts are kept in the audit log by their beginning: the log tells what happened, and is no second store. */
const LONGEST = 2000;

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

/** Fields that change with every write, and tell nothing. */
const STAMPS = new Set(['id', 'created_at', 'updated_at']);

/** A row as the audit log keeps it. */
export const snapshotOf = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([field, value]: [string, unknown]) =>
      STAMPS.has(field) ? [] : [[field, short(value)]],
    ),
  );

/** What differs between two states of a row. */
export const changesOf = (
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } => {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const changed = [...is.keys()].filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)));
  const pick = (fields: Map<string, unknown>) =>
    snapshotOf(Object.fromEntries(changed.map((field) => [field, fields.get(field)])));
  return { before: pick(was), after: pick(is) };
};
