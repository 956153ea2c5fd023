import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from 'shared-lib/tooling/refusal';
import * as z from 'zod/mini';

/** The bundled application (see `src/server.tsx`) and the browser files that belong to it. */
export type Application = typeof import('../src/server.tsx');

export interface Build {
  application: Application;
  /** Folder of the browser files. */
  webDir: string;
  /** Addresses of the scripts that start the page. */
  scripts: string[];
}

const assets = z.object({ entries: z.object({ index: z.object({ initial: z.object({ js: z.array(z.string()) }) }) }) });

/**
 * Loads the shell's build from `dist` (or `dist-dev`).
 * @throws {Refusal} when there is none
 */
export const loadBuild = async (dist: string): Promise<Build> => {
  const webDir = join(dist, 'web');
  const bundle = join(dist, 'server/app.mjs');
  const list = join(webDir, 'assets.json');
  if (!existsSync(bundle) || !existsSync(list))
    throw new Refusal(`The shell has not been built (${bundle} is missing): run "npm run build" first.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle is built from that very file
  const application = (await import(pathToFileURL(bundle).href)) as Application;
  const { entries } = assets.parse(JSON.parse(readFileSync(list, 'utf8')));
  return { application, webDir, scripts: entries.index.initial.js };
};
