import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteId } from 'shared-lib/federation';
import { rsbuildProgram } from 'tooling/build';
import { ROOT } from 'tooling/config';

interface Variant {
  remote: RemoteId;
  /** Unique among the variants of the remote; alphanumeric. */
  name: string;
  /** Source file → function that edits its text. */
  edits: Record<string, (source: string) => string>;
  /** New source files: path → text. */
  added?: Record<string, string>;
}

/**
 * Builds another version of a remote from edited sources. The copy is inside the checkout so that imports find `node_modules`.
 * The build is a child process, so that the fault proxies of this process keep working meanwhile.
 * @returns the `dist` folder to publish
 * @throws with the output of the build
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
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return join(folder, 'dist');
};

interface Replacement {
  /** Unique among the variants of the remote; alphanumeric. */
  name: string;
  text: string;
  replacement: string;
}

/**
 * Makes one more version of a variant without another build: copies its files and replaces a text in them.
 * @param dist the result of `buildVariant`
 * @returns the `dist` folder to publish
 * @throws when no file contains the text
 */
export const replacedVariant = (dist: string, { name, text, replacement }: Replacement): string => {
  const folder = join(`${dirname(dist)}-${name}`, 'dist');
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  let count = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file, 'utf8');
    if (!content.includes(text)) continue;
    writeFileSync(
      file,
      content.replaceAll(text, () => replacement),
    );
    count += 1;
  }
  if (count === 0) throw new Error(`No file of ${dist} contains ${text}.`);
  return folder;
};

/**
 * Makes one more version of a variant without another build: replaces the variant's name in its files.
 * @param dist the result of `buildVariant`
 * @returns the `dist` folder to publish
 */
export const renamedVariant = (dist: string, name: string, newName: string): string =>
  replacedVariant(dist, { name: newName, text: name, replacement: newName });
