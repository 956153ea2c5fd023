/** What spreadsheets write around the rows of a CSV table: its encoding, and the delimiter. */

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: every delimiter and line break has a NUL, in the second byte or in the first.
  const at = bytes.indexOf(0);
  if (at === -1 || bytes.length % 2 === 1) return undefined;
  const isOneSided = bytes.every((byte, index) => byte !== 0 || index % 2 === at % 2);
  if (!isOneSided) return undefined;
  return at % 2 === 1 ? 'utf-16le' : 'utf-16be';
};

const decodedAs = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The text of a table in UTF-16 (Excel's Unicode text), UTF-8, or Windows-1256, the default of Arabic Excel, without a byte order mark.
 * A file that is no text has NULs in it.
 */
export const decodeTable = (bytes: Uint8Array): string =>
  decodedAs(bytes, utf16Of(bytes) ?? 'utf-8') ??
  decodedAs(bytes, 'utf-8') ??
  new TextDecoder('windows-1256').decode(bytes);

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A first line that names the delimiter and is no row, as Excel reads it: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([^\s"\w]|\t)"?[,;\t ]*(?:\r\n|\r|\n|$)/i;

/** Detects the delimiter in the heading line. Spreadsheets choose it by locale. */
const delimiterOf = (text: string): string => {
  const head = (text.split(/[\r\n]/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};

/** The delimiter of a table, and the line above its headings that names it; empty when none does. */
export const delimiterIn = (text: string): { delimiter: string; separatorLine: string } => {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  return { delimiter: named ?? delimiterOf(text), separatorLine };
};
