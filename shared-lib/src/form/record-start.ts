import { recordDrafts } from 'shared-lib/unsaved';

/** A record as the API has it. */
export interface SavedRecord<Values> {
  values: Values;
  /** `updated_at`; null for a new record. */
  version: string | null;
}

interface RestoredDraft<Values> {
  values: Values;
  /** ISO timestamp of the last change; null for earlier values, which nobody typed. */
  at: string | null;
  /** The record was saved elsewhere after the draft was started. */
  isOutdated: boolean;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Whether a stored value has the fields of the form. An empty number is stored as null. */
const hasShapeOf = <Values extends object>(template: Values, stored: unknown): stored is Values => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const values = new Map(Object.entries(stored));
  return Object.entries(template).every(([name, value]) => {
    const kinds = [kindOf(value), kindOf(values.get(name))];
    return kinds.includes('null') || kinds[0] === kinds[1];
  });
};

interface Start<Values> {
  base: SavedRecord<Values>;
  draft: RestoredDraft<Values> | undefined;
}

/** The record, or the draft of an earlier visit with the state that it started from. */
const storedStart = <Values extends object>(name: string, record: SavedRecord<Values>): Start<Values> => {
  const stored = recordDrafts.read(name);
  if (!stored || !hasShapeOf(record.values, stored.values) || !hasShapeOf(record.values, stored.base))
    return { base: record, draft: undefined };
  return {
    base: { values: stored.base, version: stored.version },
    draft: { values: stored.values, at: stored.at, isOutdated: stored.version !== record.version },
  };
};

/**
 * What the form of a record starts with: the record, or the draft of an earlier visit.
 * @param earlier values of an earlier state of the record, which replace those of the record and of the draft
 */
export const startOf = <Values extends object>(
  name: string,
  record: SavedRecord<Values>,
  earlier?: Partial<Values>,
): Start<Values> => {
  const { base, draft } = storedStart(name, record);
  if (!earlier) return { base, draft };
  const values = { ...(draft?.values ?? base.values), ...earlier };
  return { base, draft: { values, at: null, isOutdated: draft?.isOutdated ?? false } };
};
