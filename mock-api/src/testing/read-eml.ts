/** What a mail program reads from the source of an email (RFC 5322, RFC 2045 and RFC 2047). */
export interface ReadEmail {
  /** Values by name in lower case, unfolded and decoded. */
  headers: Map<string, string>;
  parts: { type: string; text: string }[];
}

const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Neighbouring encoded words are one text, whose characters they may divide. */
const decodeWords = (value: string): string =>
  value.replaceAll(/=\?utf-8\?([qb])\?[^?]*\?=(?:\s+=\?utf-8\?\1\?[^?]*\?=)*/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, encoding = '', text = '']) =>
        encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : bytesOfQuoted(text.replaceAll('_', ' ')),
      ),
    ).toString('utf8'),
  );

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([!-9;-~]+):\s*(.*)$/s.exec(line) ?? [];
        if (name === '') throw new Error(`Not a header: ${line}`);
        return [name.toLowerCase(), decodeWords(value)];
      }),
  );

const bodyOf = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return bytesOfQuoted(body.replaceAll(/=\r\n/g, '')).toString('utf8');
  return body;
};

const splitOnce = (text: string): [string, string] => {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
};

const partsOf = (source: string): ReadEmail['parts'] => {
  const [head, body] = splitOnce(source);
  const headers = headersOf(head);
  const type = headers.get('content-type') ?? '';
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const text = bodyOf(body, headers.get('content-transfer-encoding') ?? '').replaceAll('\r\n', '\n');
  return [{ type: type.split(';', 1)[0] ?? '', text }];
};

/** @param source of an email; parts of parts are in one list @throws {Error} for a line of a head that is no header */
export const readEml = (source: Buffer): ReadEmail => {
  const text = source.toString('latin1');
  return { headers: headersOf(splitOnce(text)[0]), parts: partsOf(text) };
};
