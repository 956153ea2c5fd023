import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rsbuildProgram } from 'tooling/build';
import { ROOT } from 'tooling/config';

/**
 * Builds the site as one client-rendered application.
 * @returns the folder with its files
 */
export const buildBundle = async (): Promise<string> => {
  const args = [rsbuildProgram(), 'build', '--config', join(import.meta.dirname, 'rsbuild.config.ts')];
  await promisify(execFile)(process.execPath, args, {
    cwd: join(ROOT, 'shell'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(ROOT, 'shell/dist-bench');
};
