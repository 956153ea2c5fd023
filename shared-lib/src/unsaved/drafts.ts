import { forgetRecordDrafts } from './record-drafts.ts';

const PREFIX = 'miqyas:draft:';

/** Field name → text. */
export type Draft = Readonly<Record<string, string>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Ignores storage errors (disabled, full, corrupt): drafts are optional. */
const attempt = <Value>(callback: () => Value): Value | undefined => {
  try {
    return callback();
  } catch {
    return undefined;
  }
};

/** Unsent form text by form name, in the session storage: it survives reloads and navigation in the same tab. */
export const drafts = {
  read(name: string): Draft {
    const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return isDraft(stored) ? stored : {};
  },
  /**
   * Replaces the draft of a form; an empty one is removed.
   * @returns whether the storage took it
   */
  write(name: string, draft: Draft): boolean {
    const isStored = attempt(() => {
      if (Object.keys(draft).length > 0) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
      else sessionStorage.removeItem(PREFIX + name);
      return true;
    });
    return isStored ?? false;
  },
  /** Removes all drafts. Call it on sign-out: the next user of the tab may be somebody else. */
  forgetAll(): void {
    forgetRecordDrafts();
    attempt(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    });
  },
} as const;
