import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { isPadding } from './file-store.ts';

/** The directory of a ZIP archive ends with a record of 22 bytes and a comment of at most 64 KB. */
const END_BYTES = 22 + 0xff_ff;
const MAX_ENTRIES = 5000;
const MAX_DIRECTORY = 2 * 1024 * 1024;
const MAX_CONTENT_TYPES = 1024 * 1024;
const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';

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

/** The bytes of the directory; `undefined` when the archive does not end with one, and with padding at most. */
const readDirectory = async (file: FileHandle, fileSize: number) => {
  const start = Math.max(0, fileSize - END_BYTES);
  const tail = await readAt(file, start, END_BYTES);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1 || end + 22 > tail.length) return undefined;
  const [count, size, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const after = tail.subarray(end + 22 + tail.readUInt16LE(end + 20));
  const isWhole = end + 22 + tail.readUInt16LE(end + 20) <= tail.length && offset + size === start + end;
  if (!isWhole || after.some((byte) => !isPadding(byte)) || count > MAX_ENTRIES || size > MAX_DIRECTORY)
    return undefined;
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
    const text = entry.method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MAX_CONTENT_TYPES });
    return text.toString(text[0] === 0xff && text[1] === 0xfe ? 'utf16le' : 'utf8');
  } catch {
    return '';
  }
};

/** The values of the attributes of each element with a name, whatever prefix its namespace has. */
const elementsOf = (xml: string, name: string): Map<string, string>[] =>
  [...xml.matchAll(new RegExp(`<(?:[\\w-]+:)?${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:]+)\s*=\s*["']([^"']*)["']/g)].map(([, key = '', value = '']) => [key, value]),
      ),
  );

/** The place of a part in the archive: «/word/document.xml», «./word/document.xml» and «word/document.xml» are one. */
const pathOf = (part = ''): string => part.replace(/^\.?\//, '').toLowerCase();

/** The declared type of a part: its own, or that of its extension. */
const declaredType = (contentTypes: string, part: string): string | undefined =>
  elementsOf(contentTypes, 'Override')
    .find((one) => pathOf(one.get('PartName')) === part)
    ?.get('ContentType') ??
  elementsOf(contentTypes, 'Default')
    .find((one) => one.get('Extension')?.toLowerCase() === part.split('.').at(-1))
    ?.get('ContentType');

const MAIN_TYPES = {
  docx: /wordprocessingml\.document\.main\+xml$/,
  xlsx: /spreadsheetml\.sheet\.main\+xml$/,
} as const;
const kinds = ['docx', 'xlsx'] as const;

/** What an archive is: one of the accepted documents, one that may run macros, something else, or not a complete archive. */
export type OfficeKind = (typeof kinds)[number] | 'macros' | 'other' | 'damaged';

/**
 * Reads the kind of an Office document from the directory, the relationships and the declared types of the archive (ECMA-376 part 2,
 * §6.5 and §7): the name of the main part is up to the program that wrote it.
 */
export const readOfficeKind = async (file: FileHandle, fileSize: number): Promise<OfficeKind> => {
  const directory = await readDirectory(file, fileSize);
  const entries = directory && entriesOf(directory.bytes, directory.count);
  if (!entries || !(await hasAllEntries(file, entries, directory.offset))) return 'damaged';
  const entryOf = (path: string) => entries.find(({ name }) => pathOf(name) === path);
  const [types, relationships] = [entryOf(CONTENT_TYPES), entryOf(RELATIONSHIPS)];
  if (!types || !relationships) return 'other';
  const contentTypes = await readText(file, types);
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name)) || /macroEnabled|vbaProject/i.test(contentTypes))
    return 'macros';
  const main = elementsOf(await readText(file, relationships), 'Relationship').find((one) =>
    one.get('Type')?.endsWith('/relationships/officeDocument'),
  );
  const part = pathOf(main?.get('Target'));
  const type = entryOf(part) && declaredType(contentTypes, part);
  return kinds.find((kind) => MAIN_TYPES[kind].test(type ?? '')) ?? 'other';
};
