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

/** @param source of an email with the parts of one level. @throws {Error} for a line of the head that is no header */
export const readEml = (source: Buffer): ReadEmail => {
  const [head, body] = splitOnce(source.toString('latin1'));
  const headers = headersOf(head);
  const [, boundary] = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [`\r\n${source.toString('latin1')}`];
  return {
    headers,
    parts: parts.map((part) => {
      const [partHead, text] = splitOnce(part.replace(/^\r\n/, ''));
      const own = headersOf(partHead);
      const decoded = bodyOf(text, own.get('content-transfer-encoding') ?? '');
      return { type: own.get('content-type')?.split(';', 1)[0] ?? '', text: decoded.replaceAll('\r\n', '\n') };
    }),
  };
};
