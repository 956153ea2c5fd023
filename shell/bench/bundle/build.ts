import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rsbuildProgram } from 'tooling/build/build';
import { ROOT } from 'tooling/config';

/**
 * Builds the site as one client-rendered application.
 * @param root folder of a checkout with its `node_modules`
 * @returns the folder with its files
 */
export const buildBundle = async (root = ROOT): Promise<string> => {
  const program = join(root, relative(ROOT, rsbuildProgram()));
  const args = [program, 'build', '--config', join(root, 'shell/bench/bundle/rsbuild.config.ts')];
  await promisify(execFile)(process.execPath, args, {
    cwd: join(root, 'shell'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(root, 'shell/dist-bench');
};
