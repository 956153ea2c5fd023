const STORAGE_KEY = 'miqyas:write-secret';
const SECRET_BYTES = 16;

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let fallbackSecret: string | undefined;

/** Secret of this browser, so that nobody else can guess its keys. Without localStorage it lives as long as the page. */
const secret = (): string => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY) ?? newSecret();
    localStorage.setItem(STORAGE_KEY, stored);
    return stored;
  } catch {
    return (fallbackSecret ??= newSecret());
  }
};

/**
 * Creates the secret before the first submission. Otherwise two tabs that submit at the same moment could each create one, and
 * the server would store the request twice.
 */
export const ensureSecret = (): void => void secret();

/** 32-bit FNV-1a hash in hexadecimal. */
const fnv1a = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
};

/**
 * Value of the `Idempotency-Key` header. The same content has the same key in every retry, reload and tab of this browser, so the
 * server stores it once and returns the first receipt again. Other content has another key.
 */
export const idempotencyKeyOf = (values: unknown): string => `${secret()}-${fnv1a(JSON.stringify(values))}`;
