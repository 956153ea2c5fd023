import { open, type FileHandle } from 'node:fs/promises';

/** The accepted file types. The type is read from the bytes; file name and Content-Type are not trusted. */
const types = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileType = (typeof types)[keyof typeof types];

const HEAD_BYTES = 1024;
/** The directory of a ZIP archive is at its end. */
const TAIL_BYTES = 256 * 1024;

const readAt = async (file: FileHandle, position: number, length: number): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
};

const fromHead = (head: string): FileType | 'zip' | undefined => {
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return types.png;
  if (head.startsWith('\u00FF\u00D8\u00FF')) return types.jpeg;
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return types.webp;
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  return head.includes('%PDF-') && !/<(?:html|script|svg)/i.test(head) ? types.pdf : undefined;
};

/** Recognises Word and Excel documents in the directory of a ZIP archive. Documents with macros are rejected. */
const fromTail = (tail: string): FileType | undefined => {
  if (!tail.includes('[Content_Types].xml') || /vbaProject\.bin/i.test(tail)) return undefined;
  if (tail.includes('word/document.xml')) return types.docx;
  return tail.includes('xl/workbook.xml') ? types.xlsx : undefined;
};

/** Reads type and size of a file. The type is `undefined` when it is not accepted. */
export const fileTypeOf = async (path: string): Promise<{ type: FileType | undefined; size: number }> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found = fromHead(await readAt(file, 0, HEAD_BYTES));
    const type = found === 'zip' ? fromTail(await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES)) : found;
    return { type, size };
  } finally {
    await file.close();
  }
};
