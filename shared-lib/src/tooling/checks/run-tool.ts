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

/** Runs a tool of the checkout on the checkout's own Node, its output going where ours goes; tells whether it was content. */
export const runTool = ({ program, arguments: words, folder = '.', environment }: Tool): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(BIN, program), words, {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...environment, PATH: [BIN, process.env.PATH].join(delimiter) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
