import { create } from 'zustand';

/** What a visitor may agree to beyond what the site needs. */
export const purposes = ['statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type Choice = Record<Purpose, boolean>;

const KEY = 'miqyas:consent';
/** A choice is asked for again after twelve months. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

type StoredChoice = Choice & { at: number };

const isStoredChoice = (value: unknown): value is StoredChoice =>
  typeof value === 'object' && value !== null && purposes.every((purpose) => typeof Reflect.get(value, purpose) === 'boolean') && typeof Reflect.get(value, 'at') === 'number';

interface Consent {
  /** `unread` until the browser's storage was looked at: the server and hydration know no more. Null: not chosen yet. */
  choice: Choice | null | 'unread';
  /** Whether the visitor asked to see the choice again. */
  reopened: boolean;
}

export const useConsent = create<Consent>()(() => ({ choice: 'unread', reopened: false }));

const readChoice = (now: number): Choice | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredChoice(stored) && now - stored.at < KEPT_MS ? { statistics: stored.statistics, marketing: stored.marketing } : null;
  } catch {
    return null;
  }
};

export const consent = {
  /** Takes over what was chosen in this browser before. */
  restore: (now = Date.now()): void => useConsent.setState({ choice: readChoice(now) }),
  choose(choice: Choice, now = Date.now()): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...choice, at: now }));
    } catch {
      /* without storage the choice holds for this page */
    }
    useConsent.setState({ choice, reopened: false });
  },
  reopen: (): void => useConsent.setState({ reopened: true }),
  get: () => useConsent.getState().choice,
  subscribe: useConsent.subscribe,
} as const;
