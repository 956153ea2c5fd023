import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from 'tooling/cli-error';
import * as z from 'zod/mini';

/** The application bundled for Node; `src/server/entry.ts` lists what it exports. */
export type Application = typeof import('../src/server/entry.ts');

export interface Build {
  application: Application;
  /** Absolute path of the bundle, which renderers load too. */
  applicationFile: string;
  /** Folder of the browser files that belong to the bundle. */
  webDir: string;
  /** URL paths of the scripts that start the page. */
  scripts: string[];
}

const assets = z.object({ entries: z.object({ index: z.object({ initial: z.object({ js: z.array(z.string()) }) }) }) });

/**
 * Loads the shell's build from `dist` (or `dist-dev`).
 * @throws {CliError} when the shell has not been built
 */
export const loadBuild = async (dist: string): Promise<Build> => {
  const webDir = join(dist, 'web');
  const bundle = join(dist, 'server/app.mjs');
  const assetManifest = join(webDir, 'assets.json');
  if (!existsSync(bundle) || !existsSync(assetManifest))
    throw new CliError(`The shell has not been built (${bundle} is missing): run "npm run build" first.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle is built from the file whose type is asserted
  const application = (await import(pathToFileURL(bundle).href)) as Application;
  const { entries } = assets.parse(JSON.parse(readFileSync(assetManifest, 'utf8')));
  return { application, applicationFile: bundle, webDir, scripts: entries.index.initial.js };
};
