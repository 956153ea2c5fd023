import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Version of the administration's release in the data folder. */
export const OLD_RELEASE = 'f06637c9d585cba6';

const STORED = join(import.meta.dirname, '../old-data-dir');

/**
 * Writes a `DATA_DIR` of November 2026 into a folder, made before the code was renamed to the words of the glossary: a database of
 * the demo seed with each kind of request, event and notification, the registry, and the metadata of one release. What it stores
 * under a name must stay readable under that name.
 */
export const restoreOldDataDir = (folder: string): void => {
  const release = `releases/remote-admin/${OLD_RELEASE}/integrity.json`;
  const files: Record<string, Buffer> = {
    'database/site.db': brotliDecompressSync(readFileSync(join(STORED, 'site.db.br'))),
    'registry.json': readFileSync(join(STORED, 'registry.json')),
    [release]: readFileSync(join(STORED, 'integrity.json')),
  };
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
