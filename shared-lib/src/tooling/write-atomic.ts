import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file so that a reader, or a machine that loses power, has either the old text or the new one. */
export const writeAtomic = async (file: string, text: string): Promise<void> => {
  const written = `${file}.${process.pid}.tmp`;
  await writeFile(written, text, { flush: true });
  await rename(written, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
