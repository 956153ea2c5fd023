import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutCopy } from 'testing/checkout-copy';
import { freePorts } from 'testing/free-ports';

/** A site that runs from the sources of a checkout. */
export interface Development {
  origin: string;
  /** Changes a source file of the running site. */
  edit(file: string, change: (source: string) => string): void;
  stop(): Promise<void>;
}

/**
 * Runs a development command of a checkout and waits until its site responds.
 * @param script path of the command in the checkout
 * @param args its arguments
 */
export const startDevelopment = async (
  copy: CheckoutCopy,
  script: string,
  args: readonly string[],
): Promise<Development> => {
  const [shell, api, publicPort, account, admin] = await freePorts(5);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: copy.root,
    env: {
      ...process.env,
      DATA_DIR: join(copy.root, '.data'),
      DATABASE_URL: '',
      PORT: `${shell}`,
      API_PORT: `${api}`,
      PUBLIC_PORT: `${publicPort}`,
      ACCOUNT_PORT: `${account}`,
      ADMIN_PORT: `${admin}`,
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is running for development')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The development site did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${shell}`,
    edit: (file, change) => {
      const path = join(copy.root, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
