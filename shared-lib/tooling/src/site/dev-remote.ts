import { pathToFileURL } from 'node:url';
import { runCommand } from '../cli-error.ts';
import { rsbuildProgram } from '../build/build.ts';
import { dev } from './dev.ts';

/** `npm run dev -w <remote>`: the remote without the shell, or inside the deployed site that `--site` names. */
const [id = '', ...args] = process.argv.slice(2);

if (args.some((argument) => argument.startsWith('--site'))) await runCommand(() => dev([id, ...args]));
else {
  // In this process, so that signals and the terminal stay those of Rsbuild.
  process.argv.splice(2, Infinity, 'dev', '--environment', 'standalone', ...args);
  await import(pathToFileURL(rsbuildProgram()).href);
}
