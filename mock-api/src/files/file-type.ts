import { open, type FileHandle } from 'node:fs/promises';
import sharp from 'sharp';
import { officeKindOf } from './office-document.ts';

/** The accepted file types. The type is read from the whole file; file name and Content-Type are not trusted. */
const types = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileType = (typeof types)[keyof typeof types];

/** File name extensions by type, the usual one first. */
const extensions = new Map<string, readonly string[]>([
  [types.pdf, ['pdf']],
  [types.png, ['png']],
  [types.jpeg, ['jpg', 'jpeg']],
  [types.webp, ['webp']],
  [types.docx, ['docx']],
  [types.xlsx, ['xlsx']],
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

const fromHead = (head: string): Picture | 'zip' | 'pdf' | undefined => {
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  return head.includes('%PDF-') && !/<(?:html|script|svg)/i.test(head) ? 'pdf' : undefined;
};

/** Whether the file ends with the position of its table of objects, and the table is there. */
const isCompletePdf = async (file: FileHandle, size: number, head: string): Promise<boolean> => {
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  const [, position] = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1) ?? [];
  if (position === undefined) return false;
  // Some programs count from the start mark, which junk may precede.
  for (const start of [0, head.indexOf('%PDF-')]) {
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

const typeOf = async (file: FileHandle, path: string, size: number): Promise<FileType | undefined> => {
  const head = await readAt(file, 0, HEAD_BYTES);
  const found = fromHead(head);
  if (found === undefined) return undefined;
  if (found === 'pdf') return (await isCompletePdf(file, size, head)) ? types.pdf : undefined;
  if (found !== 'zip') return (await isCompletePicture(path, found)) ? types[found] : undefined;
  const kind = await officeKindOf(file, size);
  return kind && types[kind];
};

/** Reads type and size of a file. The type is `undefined` when it is not accepted, or the file is not completely of that type. */
export const fileTypeOf = async (path: string): Promise<{ type: FileType | undefined; size: number }> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return { type: await typeOf(file, path, size), size };
  } finally {
    await file.close();
  }
};
