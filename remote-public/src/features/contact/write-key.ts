const SECRET = 'miqyas:write-secret';
const BYTES = 16;

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let ofThisPage: string | undefined;

/** Known to this browser alone, so that nobody else can name what was sent from it. Without storage it lives as long as the page. */
const secret = (): string => {
  try {
    const stored = localStorage.getItem(SECRET) ?? newSecret();
    localStorage.setItem(SECRET, stored);
    return stored;
  } catch {
    return (ofThisPage ??= newSecret());
  }
};

/**
 * Settles what the keys of this browser begin with, long before one is needed: two tabs that sent at the same moment, and each
 * chose a beginning just then, would have sent two things.
 */
export const agreeOnSecret = (): void => void secret();

/** FNV-1a, 32 bits. */
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16);
};

/**
 * Names what a person means to send once: the same content has the same key through every new try, reload and tab of the
 * browser, so that the server stores it once and answers with its first receipt. Other content has another key.
 */
export const writeKeyOf = (values: unknown): string => `${secret()}-${hash(JSON.stringify(values))}`;
