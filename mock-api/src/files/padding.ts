import type { FileHandle } from 'node:fs/promises';

const CHUNK = 64 * 1024;

/** Bytes that programs and mail servers put before or after a file: NUL and white space. */
export const isPadding = (byte: number): boolean => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** Where the padding before a file ends, and where the padding after it begins. Both are 0 for a file without content. */
export const contentRange = async (file: FileHandle, size: number): Promise<{ start: number; end: number }> => {
  const read = async (position: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK), 0, CHUNK, position);
    return buffer.subarray(0, bytesRead);
  };
  let start = 0;
  for (; start < size; start += CHUNK) {
    const index = (await read(start)).findIndex((byte) => !isPadding(byte));
    if (index === -1) continue;
    start += index;
    break;
  }
  if (start >= size) return { start: 0, end: 0 };
  let end = size;
  while (end > start) {
    const position = Math.max(0, end - CHUNK);
    const index = (await read(position)).subarray(0, end - position).findLastIndex((byte) => !isPadding(byte));
    if (index !== -1) return { start, end: position + index + 1 };
    end = position;
  }
  return { start, end };
};
