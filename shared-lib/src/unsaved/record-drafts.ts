const PREFIX = 'miqyas:record-draft:';

/** Unsaved values of the form of one record. */
export interface RecordDraft {
  values: unknown;
  /** The saved values that the user started from. */
  base: unknown;
  /** `updated_at` of the record at that time; null for a new record. */
  version: string | null;
  /** ISO timestamp of the last change. */
  at: string;
}

const isRecordDraft = (value: unknown): value is RecordDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'base' in value &&
  'version' in value &&
  (value.version === null || typeof value.version === 'string') &&
  'at' in value &&
  typeof value.at === 'string';

/** Ignores storage errors (disabled, full, corrupt): drafts are optional. */
const attempt = <Value>(callback: () => Value): Value | undefined => {
  try {
    return callback();
  } catch {
    return undefined;
  }
};

/** Drafts of records by form name, in the local storage: they survive a closed tab. Sign-out removes them. */
export const recordDrafts = {
  read(name: string): RecordDraft | undefined {
    const stored = attempt((): unknown => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'));
    return isRecordDraft(stored) ? stored : undefined;
  },
  write: (name: string, draft: RecordDraft): void =>
    attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify(draft))),
  remove: (name: string): void => attempt(() => localStorage.removeItem(PREFIX + name)),
} as const;

/** Removes the drafts of all records. */
export const forgetRecordDrafts = (): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
