import type { BulkPreview, BulkResponse } from 'shared-lib/contracts';
import { isoNow } from '../clock.ts';
import type { BulkActions } from './bulk.ts';
import type { Resource } from './resource.ts';
import type { DialectDeps } from './routes.ts';

/** Names of rows that a question lists. */
const NAMED = 3;

/** Some fields of a row. */
export const pick = (row: object, names: readonly string[]): Record<string, unknown> => {
  const fields = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? null]));
};

/** Whether two sets of fields have the same values; dates may be written differently. */
export const isSame = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(one).every(([name, value]) => JSON.stringify(value) === JSON.stringify(other[name]));

/**
 * The answer to a bulk request that only looks.
 * @param rows the selected rows that exist, in order, each with its name and state
 */
export const lookedAt = (
  ids: readonly number[],
  rows: readonly { id: number; name: string; state: string }[],
  used_by: BulkPreview['used_by'] = [],
): BulkResponse => {
  const states = new Map<string, number[]>();
  for (const { id, state } of rows) states.set(state, [...(states.get(state) ?? []), id]);
  return {
    done: 0,
    failed: 0,
    matched: ids.length,
    results: [],
    preview: {
      names: rows.slice(0, NAMED).map(({ name }) => name),
      states: [...states].map(([state, found]) => ({ state, ids: found })),
      used_by,
    },
  };
};

/** What an action would meet: names, states, and for a deletion what refers to the rows. */
export const readBulkPreview = async <Action extends string>(
  { db, clock }: DialectDeps,
  resource: Resource,
  { stateOf, usedBy }: BulkActions<Action>,
  { ids, isDeletion }: { ids: readonly number[]; isDeletion: boolean },
): Promise<BulkResponse> => {
  const items = await resource.summaries(db, ids);
  const now = isoNow(clock);
  return lookedAt(
    ids,
    items.map((item) => ({ id: item.id, name: resource.nameOf(item), state: stateOf(item, now) })),
    isDeletion ? await usedBy?.(db, items) : [],
  );
};
