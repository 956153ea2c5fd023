import { create } from 'zustand';
import { writeConsentCookie } from './consent-cookie.ts';
import { purposes, type Choice } from './purposes.ts';

/** Where the choice lies in the browser's storage. */
export const CONSENT_KEY = 'miqyas:consent';
/** A choice is asked for again after twelve months. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

type StoredChoice = Choice & { at: number };

const isStoredChoice = (value: unknown): value is StoredChoice =>
  typeof value === 'object' &&
  value !== null &&
  purposes.every((purpose) => typeof Reflect.get(value, purpose) === 'boolean') &&
  typeof Reflect.get(value, 'at') === 'number';

interface Consent {
  /** `unread` until the browser's storage was looked at: the server and hydration know no more. Null: not chosen yet. */
  choice: Choice | null | 'unread';
  /** Whether the visitor asked to see the choice again. */
  reopened: boolean;
}

export const useConsent = create<Consent>()(() => ({ choice: 'unread', reopened: false }));

const readStored = (now: number): StoredChoice | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return isStoredChoice(stored) && now - stored.at < KEPT_MS ? stored : null;
  } catch {
    return null;
  }
};

export const consent = {
  /** Takes over what was chosen in this browser before. */
  restore(now = Date.now()): void {
    const stored = readStored(now);
    const choice = stored && { statistics: stored.statistics, marketing: stored.marketing };
    // Some browsers forget a script's cookie within days; the storage remembers for as long as was promised.
    writeConsentCookie(choice, stored ? stored.at + KEPT_MS - now : 0);
    useConsent.setState({ choice });
  },
  choose(choice: Choice, now = Date.now()): void {
    try {
      localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...choice, at: now }));
    } catch {
      /* without storage the choice holds for this page */
    }
    writeConsentCookie(choice, KEPT_MS);
    useConsent.setState({ choice, reopened: false });
  },
  reopen: (): void => useConsent.setState({ reopened: true }),
  get: () => useConsent.getState().choice,
  subscribe: useConsent.subscribe,
} as const;
