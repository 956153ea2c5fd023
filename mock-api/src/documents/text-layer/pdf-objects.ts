import { deflateSync, inflateSync } from 'node:zlib';

/** One object of a PDF. A stream keeps its bytes as they are stored. */
export interface PdfObject {
  /** Everything before the stream, or the whole object without one. */
  dictionary: string;
  stream: Buffer | undefined;
}

/** The objects of a PDF by number, and the trailer. */
export interface PdfObjects {
  objects: Map<number, PdfObject>;
  header: Buffer;
  trailer: string;
}

const HEADER_BYTES = 16;
const STREAM = '\nstream\n';
const LENGTH = /\/Length (\d+)/;

const objectAt = (bytes: Buffer, start: number): PdfObject => {
  const body = bytes.indexOf('obj\n', start) + 'obj\n'.length;
  const end = bytes.indexOf('\nendobj', body);
  const stream = bytes.indexOf(STREAM, body);
  if (stream < 0 || stream > end) return { dictionary: bytes.toString('latin1', body, end), stream: undefined };
  const dictionary = bytes.toString('latin1', body, stream);
  const first = stream + STREAM.length;
  return { dictionary, stream: bytes.subarray(first, first + Number(LENGTH.exec(dictionary)?.[1])) };
};

/** Reads a PDF as the compiler writes it: a classic cross-reference table, every object on lines of its own. */
export const readObjects = (bytes: Buffer): PdfObjects => {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', bytes.length - 64))?.[1]);
  const [entries = '', trailer = ''] = bytes.toString('latin1', table).split('trailer\n');
  const offsets = [...entries.matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const objects = new Map<number, PdfObject>();
  offsets.forEach(([, offset, kind], number) => {
    if (kind === 'n') objects.set(number, objectAt(bytes, Number(offset)));
  });
  return { objects, header: bytes.subarray(0, HEADER_BYTES), trailer: trailer.split('startxref')[0] ?? '' };
};

/** The content of a stream, decompressed. */
export const contentOf = ({ dictionary, stream }: PdfObject): Buffer => {
  if (!stream) throw new Error('The object has no stream');
  return dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream;
};

/** The object with another content, compressed. */
export const withContent = ({ dictionary }: PdfObject, content: Buffer): PdfObject => {
  const stream = deflateSync(content);
  const length = `/Length ${stream.length}${dictionary.includes('/Filter') ? '' : '\n  /Filter /FlateDecode'}`;
  return { dictionary: dictionary.replace(LENGTH, length), stream };
};

/** Writes the objects and a new cross-reference table. */
export const writeObjects = ({ objects, header, trailer }: PdfObjects): Buffer => {
  const parts = [header];
  let size = header.length;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  const count = Math.max(...objects.keys()) + 1;
  let table = `xref\n0 ${count}\n0000000000 65535 f\r\n`;
  for (let number = 1; number < count; number += 1) {
    const one = objects.get(number);
    table += one ? `${String(size).padStart(10, '0')} 00000 n\r\n` : '0000000000 65535 f\r\n';
    if (!one) continue;
    add(Buffer.from(`${number} 0 obj\n${one.dictionary}`, 'latin1'));
    if (one.stream) add(Buffer.concat([Buffer.from(STREAM), one.stream, Buffer.from('\nendstream')]));
    add(Buffer.from('\nendobj\n\n'));
  }
  const start = size;
  add(Buffer.from(`${table}trailer\n${trailer}startxref\n${start}\n%%EOF`, 'latin1'));
  return Buffer.concat(parts);
};
