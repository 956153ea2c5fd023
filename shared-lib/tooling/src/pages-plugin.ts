import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isRemoteModule, PAGES_FILE, type ReleasePage, type RemoteDefinition } from 'shared-lib/federation';
import { CliError } from './cli-error.ts';
import { listPages } from './list-pages.ts';

/** Evaluates a server bundle with the remote's own copies of the modules that the shell provides at run time. */
const evaluateBundle = async (file: string): Promise<unknown> => {
  const require = createRequire(file);
  const module: { exports: unknown } = { exports: {} };
  const code = await readFile(file, 'utf8');
  const run = vm.compileFunction(code, ['module', 'exports', 'require', '__RELEASE_BASE__'], { filename: file });
  Reflect.apply(run, undefined, [module, module.exports, require, '/']);
  return module.exports;
};

/**
 * Lists the pages of a remote from its server bundles.
 * @param dist the remote's `dist` folder
 * @throws {CliError} when an exposed module does not match the contract with the shell
 */
const pagesOf = async ({ id, exposes }: RemoteDefinition, dist: string): Promise<ReleasePage[]> => {
  const pages: ReleasePage[] = [];
  for (const expose of Object.keys(exposes)) {
    const module = await evaluateBundle(join(dist, 'server', `${expose.replace('./', '')}.cjs`));
    if (!isRemoteModule(module)) throw new CliError(`${id}: ${expose} does not match the contract with the shell.`);
    pages.push(...listPages(expose, module));
  }
  return pages;
};

/** Rsbuild plugin that writes `dist/pages.json` after the server build. */
export const pagesPlugin = (remote: RemoteDefinition): RsbuildPlugin => ({
  name: 'miqyas:pages',
  setup(api) {
    api.onAfterBuild(async () => {
      const dist = join(api.context.rootPath, 'dist');
      const pages = await pagesOf(remote, dist);
      await writeFile(join(dist, PAGES_FILE), `${JSON.stringify({ pages }, null, 1)}\n`);
    });
  },
});
