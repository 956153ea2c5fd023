import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../config.ts';

/** Takes the text that a step prints. */
export type Print = (text: string) => void;

interface Tool {
  /** Name of an installed program, or `node` for a script. */
  program: string;
  arguments: readonly string[];
  /** Folder that it runs in, relative to the checkout. */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
  /** Gets the output of the tool; without it the tool writes to the terminal itself. */
  print?: Print | undefined;
}

const BIN = join(ROOT, 'node_modules/.bin');
/** Node keeps the code that it compiled here, for the many processes that tests start: each starts in two thirds of the time. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

/**
 * Runs an installed tool with the Node of the checkout.
 * @returns whether it exited with code 0
 */
export const runTool = ({ program, arguments: args, folder = '.', environment, print }: Tool): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(BIN, program), args, {
      cwd: join(ROOT, folder),
      env: {
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...process.env,
        ...environment,
        PATH: [BIN, process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', ...(print ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
