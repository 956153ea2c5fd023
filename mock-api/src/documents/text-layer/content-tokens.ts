/** Part of a content stream. */
export interface Token {
  kind: 'string' | 'word';
  /** As written. */
  source: string;
}

const BYTE_ORDER_MARK = 0xfeff;
const WHITE = /\s/;
const WORD = /<<|>>|<[0-9A-Fa-f\s]*>|[[\]]|\/?[^\s()<>[\]/]+/y;

/** Index after the string that starts at `start`. Parentheses inside are escaped or balanced. */
const endOfString = (source: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A string of the PDF has no end');
};

/** Splits a content stream, in Latin-1, into its parts. @throws {Error} when it is malformed */
export const tokensOf = (source: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (WHITE.test(character)) {
      at += 1;
      continue;
    }
    if (character === '(') {
      const end = endOfString(source, at);
      tokens.push({ kind: 'string', source: source.slice(at, end) });
      at = end;
      continue;
    }
    WORD.lastIndex = at;
    const [word] = WORD.exec(source) ?? [];
    if (!word) throw new Error(`The PDF has an unknown operator at ${at}`);
    tokens.push({ kind: word.startsWith('<') && word !== '<<' ? 'string' : 'word', source: word });
    at += word.length;
  }
  return tokens;
};

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const bytesOf = (source: string): Buffer => {
  if (source.startsWith('<')) return Buffer.from(source.slice(1, -1).replaceAll(/\s/g, ''), 'hex');
  const text = source
    .slice(1, -1)
    .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_all, escaped: string) =>
      /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPED[escaped] ?? escaped),
    );
  return Buffer.from(text, 'latin1');
};

/** Two-byte codes of a string. */
export const codesOf = (source: string): number[] => {
  const bytes = bytesOf(source);
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_one, index) => bytes.readUInt16BE(index * 2));
};

/** Text of a string such as `ActualText`: UTF-16 after a byte order mark, otherwise one byte for each character. */
export const textOfString = (source: string): string => {
  const bytes = bytesOf(source);
  return bytes.length > 1 && bytes.readUInt16BE(0) === BYTE_ORDER_MARK
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
};
