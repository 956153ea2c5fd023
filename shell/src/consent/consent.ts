import { create } from 'zustand';
import { writeConsentCookie } from './consent-cookie.ts';
import { purposes, type ConsentChoice } from './purposes.ts';

/** Key of the choice in the browser's storage. */
export const CONSENT_KEY = 'miqyas:consent';
/** After twelve months the visitor is asked again. */
const VALIDITY_MS = 365 * 24 * 60 * 60_000;

type StoredChoice = ConsentChoice & { at: number };

const isStoredChoice = (value: unknown): value is StoredChoice =>
  typeof value === 'object' &&
  value !== null &&
  purposes.every((purpose) => typeof Reflect.get(value, purpose) === 'boolean') &&
  typeof Reflect.get(value, 'at') === 'number';

interface Consent {
  /** `unread` until the storage was read, as on the server and during hydration. Null: not chosen yet. */
  choice: ConsentChoice | null | 'unread';
  /** Whether the visitor opened the choice again. */
  reopened: boolean;
}

export const useConsent = create<Consent>()(() => ({ choice: 'unread', reopened: false }));

const readStored = (now: number): StoredChoice | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return isStoredChoice(stored) && now - stored.at < VALIDITY_MS ? stored : null;
  } catch {
    return null;
  }
};

export const consent = {
  /** Reads the stored choice of this browser. */
  restore(now = Date.now()): void {
    const stored = readStored(now);
    const choice = stored && { statistics: stored.statistics, marketing: stored.marketing };
    // Some browsers delete cookies set by scripts within days, so the cookie is written again from the storage.
    writeConsentCookie(choice, stored ? stored.at + VALIDITY_MS - now : 0);
    useConsent.setState({ choice });
  },
  choose(choice: ConsentChoice, now = Date.now()): void {
    try {
      localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...choice, at: now }));
    } catch {
      /* without storage the choice applies to this page only */
    }
    writeConsentCookie(choice, VALIDITY_MS);
    useConsent.setState({ choice, reopened: false });
  },
  reopen: (): void => useConsent.setState({ reopened: true }),
  get: () => useConsent.getState().choice,
  subscribe: useConsent.subscribe,
} as const;
