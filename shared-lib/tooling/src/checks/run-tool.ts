import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../config.ts';

interface Tool {
  /** Name of an installed program, or `node` for a script. */
  program: string;
  arguments: readonly string[];
  /** Folder that it runs in, relative to the checkout. */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

const BIN = join(ROOT, 'node_modules/.bin');

/**
 * Runs an installed tool with the Node of the checkout and passes its output through.
 * @returns whether it exited with code 0
 */
export const runTool = ({ program, arguments: args, folder = '.', environment }: Tool): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(BIN, program), args, {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...environment, PATH: [BIN, process.env.PATH].join(delimiter) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
