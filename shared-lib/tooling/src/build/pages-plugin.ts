import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PAGES_FILE, type RemoteDefinition } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { SCRIPTS_FILE } from './collect-scripts.ts';
import { builtScripts, withScripts, type BuiltScript, type ListedPage } from './page-scripts.ts';

const PROGRAM = join(import.meta.dirname, 'print-pages.ts');
const TIMEOUT_MS = 20_000;

const modules = z.record(z.string(), z.array(z.string()));
/** Output of the program; the other fields of a page are checked when a shell loads the release. */
const printedPages = z.object({
  pages: z.array(z.looseObject({ path: z.string(), expose: z.string(), modules: z.optional(modules) })),
});

const failedProgram = z.object({ stderr: z.string() });

/** What the program printed about its failure, without the stack. */
const reasonOf = (error: unknown): string => {
  const failed = failedProgram.safeParse(error);
  return (failed.success && failed.data.stderr.trim().split('\n')[0]) || String(error);
};

/**
 * Lists the pages of a remote in a process of its own, because code that throws late or never ends must not end the build.
 * @returns the reason when its modules cannot be evaluated
 */
const listPages = async ({ id }: RemoteDefinition, dist: string): Promise<ListedPage[] | { reason: string }> => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, id, dist], { timeout: TIMEOUT_MS });
    return printedPages.parse(JSON.parse(stdout)).pages;
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

const readScripts = async (dist: string): Promise<BuiltScript[]> =>
  builtScripts.parse(JSON.parse(await readFile(join(dist, SCRIPTS_FILE), 'utf8')));

/**
 * Rsbuild plugin that writes `dist/pages.json` after the browser and the server build. The build fails when a page imports a
 * module that has no script.
 */
export const pagesPlugin = (remote: RemoteDefinition): RsbuildPlugin => ({
  name: 'miqyas:pages',
  setup(api) {
    api.onAfterBuild(async () => {
      const dist = join(api.context.rootPath, 'dist');
      const pages = await listPages(remote, dist);
      if (Array.isArray(pages)) {
        const built = await readScripts(dist);
        const content = { pages: pages.map((page) => withScripts(page, built)) };
        return writeFile(join(dist, PAGES_FILE), `${JSON.stringify(content, null, 1)}\n`);
      }
      api.logger.warn(`${remote.id}: its pages could not be listed. ${pages.reason}`);
      return rm(join(dist, PAGES_FILE), { force: true });
    });
  },
});
