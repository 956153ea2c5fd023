import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteId } from 'shared-lib/federation';
import { rsbuildProgram } from 'tooling/build/build';
import { ROOT } from 'tooling/config';

/** Folder of the variants, inside the checkout so that their imports find `node_modules`. */
export const VARIANTS = join(ROOT, 'shell/test-results/variants');

interface Variant {
  remote: RemoteId;
  /** Unique among the variants of the remote; alphanumeric. */
  name: string;
  /** Source file → function that edits its text, which is empty for a new file. */
  edits: Record<string, (source: string) => string>;
}

/**
 * Builds another version of a remote from edited sources. A version that only runs other code needs no build of its own: `variantWith`.
 * The build is a child process, so that the fault proxies of this process keep working meanwhile.
 * @returns the `dist` folder to publish
 * @throws with the output of the build
 */
export const buildVariant = async ({ remote, name, edits }: Variant): Promise<string> => {
  const folder = join(VARIANTS, `${remote}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['src', 'package.json', 'rsbuild.config.ts'])
    cpSync(join(ROOT, remote, part), join(folder, part), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const edited = edit(source);
    if (edited === source) throw new Error(`The edit of ${file} changes nothing.`);
    writeFileSync(path, edited);
  }
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
