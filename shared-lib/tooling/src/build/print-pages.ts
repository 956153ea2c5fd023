/** Program of the build: prints the pages of a remote with the modules that they import as JSON. Arguments: id of the remote and its `dist` folder. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { isRemoteId, isRemoteModule, remotes } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError, runCommand } from '../cli-error.ts';
import { MODULES_FILE } from './collect-scripts.ts';
import { listPages } from './list-pages.ts';
import type { ListedPage } from './page-scripts.ts';

/** Evaluates a server bundle with the remote's own copies of the modules that the shell provides at run time. */
const evaluateBundle = async (file: string): Promise<unknown> => {
  const require = createRequire(file);
  const module: { exports: unknown } = { exports: {} };
  const code = await readFile(file, 'utf8');
  const run = vm.compileFunction(code, ['module', 'exports', 'require', '__RELEASE_BASE__'], { filename: file });
  Reflect.apply(run, undefined, [module, module.exports, require, '/']);
  return module.exports;
};

const modulePaths = z.record(z.string(), z.string());

await runCommand(async () => {
  const [id = '', dist = ''] = process.argv.slice(2);
  if (!isRemoteId(id)) throw new CliError(`There is no remote "${id}".`);
  const paths = modulePaths.parse(JSON.parse(await readFile(join(dist, MODULES_FILE), 'utf8')));
  const pages: ListedPage[] = [];
  for (const expose of Object.keys(remotes[id].exposes)) {
    const module = await evaluateBundle(join(dist, 'server', `${expose.replace('./', '')}.cjs`));
    if (!isRemoteModule(module)) throw new CliError(`${expose} does not match the contract with the shell.`);
    pages.push(...(await listPages(expose, module, paths)));
  }
  console.log(JSON.stringify({ pages }, null, 1));
});
// A module that has started a timer must not keep the build waiting.
process.exit();
