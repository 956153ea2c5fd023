import { open, type FileHandle } from 'node:fs/promises';
import sharp from 'sharp';
import { readOfficeKind } from './office-document.ts';
import { contentRange } from './file-store.ts';

/** The accepted file types. The type is read from the whole file; file name and Content-Type are not trusted. */
export const fileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** File name extensions by type, the usual one first. */
const extensions = new Map<string, readonly string[]>([
  [fileTypes.pdf, ['pdf']],
  [fileTypes.png, ['png']],
  [fileTypes.jpeg, ['jpg', 'jpeg']],
  [fileTypes.webp, ['webp']],
  [fileTypes.docx, ['docx']],
  [fileTypes.xlsx, ['xlsx']],
]);

/**
 * A file name with an extension of the type, so that no program opens the file as something else. An extension of letters is
 * replaced (`x.bat` → `x.pdf`); anything else after a dot is a part of the name (`plan.v2` → `plan.v2.pdf`).
 */
export const nameOfType = (name: string, type: string): string => {
  const [usual, ...others] = extensions.get(type) ?? [];
  if (usual === undefined) return name;
  const [, base = name, extension = ''] = /^(.+)\.([a-z]{1,10})$/iu.exec(name) ?? [];
  return [usual, ...others].includes(extension.toLowerCase()) ? name : `${base}.${usual}`;
};

const HEAD_BYTES = 1024;
/** Programs search the end mark of a PDF in the last 1024 bytes. */
const TAIL_BYTES = 2048;
const MAX_PIXELS = 100_000_000;

const readAt = async (file: FileHandle, position: number, length: number): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
};

type Picture = 'png' | 'jpeg' | 'webp';

/** Files that people send often, and that need a step before we accept them. */
const refusedHeads = [
  ['heic', /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s],
  ['picture', /^(?:.{4}ftypavi[fs]|GIF8|BM|II\*\0|MM\0\*)/s],
  // oxlint-disable-next-line no-control-regex -- these bytes begin a compound file
  ['old-office', /^\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1/],
  ['text-document', /^\{\\rtf/],
] as const;

/** Why a file is not accepted: damaged, or another type, as far as its content says which. */
export type FileProblem = 'damaged' | 'other' | 'macros' | (typeof refusedHeads)[number][0];

export type FileInspection = { size: number } & ({ type: FileType } | { type: undefined; problem: FileProblem });

const fromHead = (head: string): Picture | 'zip' | 'pdf' | undefined => {
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  return head.includes('%PDF-') && !/<(?:html|script|svg)/i.test(head) ? 'pdf' : undefined;
};

/** Whether the file ends with the position of its table of objects, and the table is there. Padding may stand around the file. */
const isCompletePdf = async (
  file: FileHandle,
  range: { start: number; end: number },
  head: string,
): Promise<boolean> => {
  const tail = await readAt(file, Math.max(0, range.end - TAIL_BYTES), Math.min(TAIL_BYTES, range.end));
  const [, position] = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1) ?? [];
  if (position === undefined) return false;
  // Some programs count from the start mark, which padding or junk may precede.
  for (const start of [0, range.start, range.start + head.indexOf('%PDF-')]) {
    const table = await readAt(file, Number(position) + start, 40);
    if (/^\s*(?:xref\s|\d+\s+\d+\s+obj)/.test(table)) return true;
  }
  return false;
};

/** Whether the whole picture can be decoded. */
const isCompletePicture = async (path: string, format: Picture): Promise<boolean> => {
  try {
    const picture = sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
    if ((await picture.metadata()).format !== format) return false;
    await picture.resize({ width: 16 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** The end record of a ZIP archive may itself end with zeros, which look like padding. */
const ZIP_END = 22;

const readType = async (file: FileHandle, path: string, size: number): Promise<FileType | FileProblem> => {
  const range = await contentRange(file, size);
  // Only a PDF may have padding before its start: other programs read the type from the first byte.
  const head = await readAt(file, 0, HEAD_BYTES);
  const found = fromHead(head);
  const content = found === undefined && range.start > 0 ? await readAt(file, range.start, HEAD_BYTES) : head;
  if (found === 'pdf' || (found === undefined && fromHead(content) === 'pdf'))
    return (await isCompletePdf(file, found === 'pdf' ? { ...range, start: 0 } : range, content))
      ? fileTypes.pdf
      : 'damaged';
  if (found === undefined) return refusedHeads.find(([, pattern]) => pattern.test(head))?.[0] ?? 'other';
  if (found !== 'zip') return (await isCompletePicture(path, found)) ? fileTypes[found] : 'damaged';
  const kind = await readOfficeKind(file, Math.min(size, range.end + ZIP_END));
  return kind === 'docx' || kind === 'xlsx' ? fileTypes[kind] : kind;
};

const isType = (value: FileType | FileProblem): value is FileType => extensions.has(value);

/** Reads type and size of a file. Without a type it is not accepted, or not completely of that type. */
export const readFileType = async (path: string): Promise<FileInspection> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found = await readType(file, path, size);
    return isType(found) ? { size, type: found } : { size, type: undefined, problem: found };
  } finally {
    await file.close();
  }
};
