import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PAGES_FILE, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { ROOT, type SiteConfig } from '../config.ts';
import { RefusedRelease } from './refused-releases.ts';
import { browserScripts, serverBundles, type CollectedRelease } from './collect.ts';
import { readFigures } from './release-figures.ts';
import { pageFigure, type PageFigure } from './shell-presence.ts';
import { releasesFolder } from './store.ts';

const PROGRAM = join(ROOT, 'shell/server/try-release.ts');

const verdict = z.object({ check: z.string(), figures: z._default(z.array(pageFigure), []) });

/**
 * Tries a release that is not published yet with the last build of the shell, in a process of its own: its metadata, its scripts, every
 * exposed module and every page of its list, as a server renders it and in a document like a browser's.
 * @returns processor times of its pages
 * @param config of the site, whose live release is the one to compare with
 * @param shellBuild folder of the shell's build; development has its own
 * @throws {RefusedRelease} with the reason when the release does not work
 * @throws {CliError} when the shell has not been built
 */
export const tryWithShellBuild =
  (config: SiteConfig, shellBuild: 'dist' | 'dist-dev' = 'dist') =>
  async (id: RemoteId, release: CollectedRelease, live?: string): Promise<PageFigure[]> => {
    const { apiOrigin, siteOrigin } = config;
    const figures = live === undefined ? [] : await readFigures(config, id, live);
    const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
    const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const pages = release.files.get(PAGES_FILE);
    child.stdin.end(
      JSON.stringify({
        id,
        name: `${id} ${release.version}`,
        metadata: release.metadata,
        modules: serverBundles(release),
        scripts: browserScripts(release),
        ...(pages ? { pages: JSON.parse(pages.toString()) as unknown } : {}),
        ...(live === undefined ? {} : { live: { folder: join(releasesFolder(config, id), live), figures } }),
        apiOrigin,
        siteOrigin,
        shellBuild,
      }),
    );
    const [printed, errors] = await output;
    const { check, figures: measured } = readVerdict(printed, errors);
    if (check !== 'passed') throw new RefusedRelease(`${id} ${release.version}`, check);
    return measured;
  };

const readVerdict = (printed: string, errors: string): z.infer<typeof verdict> => {
  try {
    return verdict.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
  } catch {
    throw new CliError(errors.trim() || 'The trial of the release ended without a result.');
  }
};
