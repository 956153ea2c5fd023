/** Numbers and Arabic text in few bytes, for links. */

const SEVEN_BITS = 128;
/** Arabic characters (U+0600…U+067F) are the bytes from 128 on. */
const ARABIC = 0x600;
const ESCAPE = 1;
const [FIRST_ASCII, LAST_ASCII] = [0x20, 0x7e];

/** Appends whole numbers of any size that JavaScript holds exactly: seven bits per byte, the lowest first. */
export const createWriter = () => {
  const bytes: number[] = [];
  const count = (value: number): void => {
    let rest = value;
    for (; rest >= SEVEN_BITS; rest = Math.floor(rest / SEVEN_BITS)) bytes.push((rest % SEVEN_BITS) + SEVEN_BITS);
    bytes.push(rest);
  };
  /** A number below 0 has the lowest bit. */
  const signed = (value: number): void => count(value < 0 ? -2 * value - 1 : 2 * value);
  const character = (code: number): void => {
    if (code >= FIRST_ASCII && code <= LAST_ASCII) bytes.push(code);
    else if (code >= ARABIC && code < ARABIC + SEVEN_BITS) bytes.push(code - ARABIC + SEVEN_BITS);
    else {
      bytes.push(ESCAPE);
      count(code);
    }
  };
  const text = (value: string): void => {
    const codes = Array.from(value, (symbol) => symbol.codePointAt(0) ?? 0);
    count(codes.length);
    for (const code of codes) character(code);
  };
  return { bytes, count, signed, text };
};

/**
 * Reads what a writer wrote.
 * @throws {RangeError} when the bytes end too early or hold an impossible number
 */
export const createReader = (bytes: readonly number[]) => {
  let position = 0;
  const next = (): number => {
    const byte = bytes[position];
    if (byte === undefined) throw new RangeError('The bytes end too early.');
    position += 1;
    return byte;
  };
  const count = (): number => {
    let [value, unit] = [0, 1];
    for (let byte = next(); ; byte = next(), unit *= SEVEN_BITS) {
      value += (byte % SEVEN_BITS) * unit;
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('The number is too large.');
      if (byte < SEVEN_BITS) return value;
    }
  };
  const signed = (): number => {
    const value = count();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  const character = (): number => {
    const byte = next();
    if (byte === ESCAPE) return count();
    return byte < SEVEN_BITS ? byte : byte - SEVEN_BITS + ARABIC;
  };
  const text = (): string => {
    const length = count();
    if (length > bytes.length) throw new RangeError('The text is too long.');
    return String.fromCodePoint(...Array.from({ length }, character));
  };
  return { count, signed, text, isAtEnd: () => position === bytes.length };
};

export type Writer = ReturnType<typeof createWriter>;
export type Reader = ReturnType<typeof createReader>;

/** Base64 with the characters that need no encoding in a URL (RFC 4648 §5), without padding. */
export const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @throws {DOMException} for other characters */
export const fromBase64Url = (text: string): number[] =>
  Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
