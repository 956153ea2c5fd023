import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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
