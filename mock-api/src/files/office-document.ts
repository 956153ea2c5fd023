import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** The directory of a ZIP archive ends with a record of 22 bytes and a comment of at most 64 KB. */
const END_BYTES = 22 + 0xff_ff;
const MAX_ENTRIES = 5000;
const MAX_DIRECTORY = 2 * 1024 * 1024;
const MAX_CONTENT_TYPES = 1024 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';

interface Entry {
  name: string;
  method: number;
  /** Bytes in the archive. */
  size: number;
  offset: number;
}

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** The bytes of the directory; `undefined` when the archive does not end with one. */
const readDirectory = async (file: FileHandle, fileSize: number) => {
  const start = Math.max(0, fileSize - END_BYTES);
  const tail = await readAt(file, start, END_BYTES);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1 || end + 22 > tail.length) return undefined;
  const [count, size, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const isWhole = end + 22 + tail.readUInt16LE(end + 20) === tail.length && offset + size === start + end;
  if (!isWhole || count > MAX_ENTRIES || size > MAX_DIRECTORY) return undefined;
  return { count, offset, bytes: await readAt(file, offset, size) };
};

const entriesOf = (bytes: Buffer, count: number): Entry[] | undefined => {
  const entries: Entry[] = [];
  let position = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > bytes.length || bytes.toString('latin1', position, position + 4) !== 'PK\u0001\u0002')
      return undefined;
    const nameEnd = position + 46 + bytes.readUInt16LE(position + 28);
    entries.push({
      name: bytes.toString('utf8', position + 46, nameEnd),
      method: bytes.readUInt16LE(position + 10),
      size: bytes.readUInt32LE(position + 20),
      offset: bytes.readUInt32LE(position + 42),
    });
    position = nameEnd + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
  return position === bytes.length ? entries : undefined;
};

/** Where the data of an entry starts; `undefined` when there is no entry. */
const dataStart = async (file: FileHandle, { offset }: Entry): Promise<number | undefined> => {
  const header = await readAt(file, offset, 30);
  if (header.length < 30 || header.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return undefined;
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
};

/** Every entry is at its place in the directory, none overlaps the directory, and nothing precedes the first one. */
const hasAllEntries = async (file: FileHandle, entries: readonly Entry[], directory: number): Promise<boolean> => {
  if (!entries.some(({ offset }) => offset === 0)) return false;
  for (const entry of entries) {
    const start = await dataStart(file, entry);
    if (start === undefined || start + entry.size > directory) return false;
  }
  return true;
};

const readText = async (file: FileHandle, entry: Entry): Promise<string> => {
  const start = await dataStart(file, entry);
  const bytes = await readAt(file, start ?? 0, Math.min(entry.size, MAX_CONTENT_TYPES));
  try {
    return (entry.method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MAX_CONTENT_TYPES })).toString();
  } catch {
    return '';
  }
};

/**
 * Reads the kind of an Office document from the directory and the declared types of the archive. `undefined` for other archives,
 * for documents with macros, and for a file that is not one complete archive.
 */
export const officeKindOf = async (file: FileHandle, fileSize: number): Promise<'docx' | 'xlsx' | undefined> => {
  const directory = await readDirectory(file, fileSize);
  const entries = directory && entriesOf(directory.bytes, directory.count);
  if (!entries || !(await hasAllEntries(file, entries, directory.offset))) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!types || [...names].some((name) => /vbaProject\.bin$/i.test(name))) return undefined;
  const declared = await readText(file, types);
  if (names.has('word/document.xml') && declared.includes('wordprocessingml.document.main+xml')) return 'docx';
  return names.has('xl/workbook.xml') && declared.includes('spreadsheetml.sheet.main+xml') ? 'xlsx' : undefined;
};
