import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PAGES_FILE, type RemoteDefinition } from 'shared-lib/federation';

const PROGRAM = join(import.meta.dirname, 'print-pages.ts');
const TIMEOUT_MS = 20_000;

/**
 * Lists the pages of a remote in a process of its own, because code that throws late or never ends must not end the build.
 * @returns undefined when its modules cannot be evaluated; the trial before publication reports the reason
 */
const pagesOf = async ({ id }: RemoteDefinition, dist: string): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, id, dist], { timeout: TIMEOUT_MS });
    return stdout;
  } catch {
    return undefined;
  }
};

/** Rsbuild plugin that writes `dist/pages.json` after the server build. */
export const pagesPlugin = (remote: RemoteDefinition): RsbuildPlugin => ({
  name: 'miqyas:pages',
  setup(api) {
    api.onAfterBuild(async () => {
      const dist = join(api.context.rootPath, 'dist');
      const pages = await pagesOf(remote, dist);
      if (pages !== undefined) return writeFile(join(dist, PAGES_FILE), pages);
      api.logger.warn(`${remote.id}: its pages could not be listed, because its modules cannot be evaluated.`);
      return rm(join(dist, PAGES_FILE), { force: true });
    });
  },
});
