import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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

/** Files of requests. They are stored outside of every folder that is served by file name. */
export interface FileStore {
  /** Writes a stream to a temporary file with a random name. `commit` or `discard` must follow. */
  receive(stream: Readable): Promise<ReceivedFile>;
  read(storedName: string): Readable;
  remove(storedName: string): Promise<void>;
}

export interface ReceivedFile {
  storedName: string;
  path: string;
  /** Stores the file permanently. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

const NAME = /^[a-f0-9]{32}$/;

/** @param folder created on first use */
export const createFileStore = (folder: string): FileStore => {
  const pathOf = (storedName: string): string => {
    if (!NAME.test(storedName)) throw new TypeError(`"${storedName}" is not the name of a stored file.`);
    return join(folder, storedName);
  };
  return {
    async receive(stream) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const storedName = randomBytes(16).toString('hex');
      const part = `${pathOf(storedName)}.part`;
      try {
        await pipeline(stream, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return {
        storedName,
        path: part,
        commit: () => rename(part, pathOf(storedName)),
        discard: () => rm(part, { force: true }),
      };
    },
    read: (storedName) => createReadStream(pathOf(storedName)),
    remove: (storedName) => rm(pathOf(storedName), { force: true }),
  };
};
