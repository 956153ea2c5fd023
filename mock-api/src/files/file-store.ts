import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files of requests, outside of anything that is served by its name. */
export interface FileStore {
  /** Writes what comes in under a name that says nothing; not kept until `keep`. */
  receive(from: Readable): Promise<ReceivedFile>;
  read(storedName: string): Readable;
  remove(storedName: string): Promise<void>;
}

export interface ReceivedFile {
  storedName: string;
  path: string;
  /** Makes it a file of its own. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

const NAME = /^[a-f0-9]{32}$/;

/** @param folder made when first needed */
export const createFileStore = (folder: string): FileStore => {
  const place = (storedName: string): string => {
    if (!NAME.test(storedName)) throw new TypeError('A stored file has a name of ours.');
    return join(folder, storedName);
  };
  return {
    async receive(from) {
      await mkdir(folder, { recursive: true });
      const storedName = randomBytes(16).toString('hex');
      const part = `${place(storedName)}.part`;
      try {
        await pipeline(from, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return {
        storedName,
        path: part,
        keep: () => rename(part, place(storedName)),
        discard: () => rm(part, { force: true }),
      };
    },
    read: (storedName) => createReadStream(place(storedName)),
    remove: (storedName) => rm(place(storedName), { force: true }),
  };
};
