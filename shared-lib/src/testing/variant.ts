import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * Lies below the checkout because sources find their packages from there.
 */
export const buildVariant = ({ remote, name, edits, added = {} }: Variant): string => {
  const folder = join(ROOT, 'shell/test-results/variants', `${remote}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['src', 'package.json', 'rsbuild.config.ts']) cpSync(join(ROOT, remote, part), join(folder, part), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const edited = edit(source);
    if (edited === source) throw new Error(`The edit of ${file} changes nothing.`);
    writeFileSync(path, edited);
  }
  for (const [file, text] of Object.entries(added)) writeFileSync(join(folder, file), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuildProgram(), 'build', '--environment', 'federated', '--environment', 'server'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', INPUT_HASH: name },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return join(folder, 'dist');
};
