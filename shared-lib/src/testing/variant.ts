import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteId } from 'shared-lib/federation';
import { rsbuildProgram } from 'shared-lib/tooling/build';
import { ROOT } from 'shared-lib/tooling/config';

interface Variant {
  remote: RemoteId;
  /** Its own name among the variants of a remote: letters and digits. */
  name: string;
  /** Source file → what becomes of its text. */
  edits: Record<string, (source: string) => string>;
  /** Further source files. */
  added?: Record<string, string>;
}

/**
 * Builds another version of a remote from edited sources, as its team would, and answers the `dist` folder to publish.
 * Lies below the checkout because sources find their packages from there. The site's proxies, which live in this process, go on meanwhile.
 * @throws with what the build said
 */
export const buildVariant = async ({ remote, name, edits, added = {} }: Variant): Promise<string> => {
  const folder = join(ROOT, 'shell/test-results/variants', `${remote}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['src', 'package.json', 'rsbuild.config.ts'])
    cpSync(join(ROOT, remote, part), join(folder, part), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const edited = edit(source);
    if (edited === source) throw new Error(`The edit of ${file} changes nothing.`);
    writeFileSync(path, edited);
  }
  for (const [file, text] of Object.entries(added)) writeFileSync(join(folder, file), text);
  await promisify(execFile)(
    process.execPath,
    [rsbuildProgram(), 'build', '--environment', 'federated', '--environment', 'server'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', INPUT_HASH: name },
    },
  );
  return join(folder, 'dist');
};

/**
 * A further version of a variant, without building it once more: its files, in which the variant's name stands as another one.
 * @param dist what `buildVariant` answered
 * @returns the `dist` folder to publish
 */
export const renamedVariant = (dist: string, name: string, newName: string): string => {
  const folder = join(`${dirname(dist)}-${newName}`, 'dist');
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(name)) writeFileSync(file, text.replaceAll(name, newName));
  }
  return folder;
};
