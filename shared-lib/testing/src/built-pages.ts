import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  areaOf,
  pageAt,
  PAGES_FILE,
  releasePages,
  remoteIds,
  type Area,
  type ReleasePage,
} from 'shared-lib/federation';
import { CliError } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';

export interface BuiltPage extends ReleasePage {
  /** Role that the area of the page requires; undefined for pages that are open to everybody. */
  role: NonNullable<Area['guard']>['role'] | undefined;
  /** Whether the area of the page lets search engines index it. */
  isIndexable: boolean;
}

/**
 * Pages of the current builds of all remotes.
 * @throws {CliError} when a remote has not been built
 */
export const builtPages = (): BuiltPage[] =>
  remoteIds.flatMap((id) => {
    const file = join(ROOT, id, 'dist', PAGES_FILE);
    if (!existsSync(file)) throw new CliError(`${file} is missing: run "npm run build" first.`);
    const { pages } = releasePages.parse(JSON.parse(readFileSync(file, 'utf8')));
    return pages.map((page) => {
      const { guard, isIndexable } = areaOf(page.path);
      return { ...page, role: guard?.role, isIndexable };
    });
  });

/**
 * Pattern of the page that a path of the site opens; undefined when there is none. A page that does not exist yet counts as the
 * page that opens instead.
 */
export const realPageAt = (pages: readonly ReleasePage[], path: string): string | undefined => {
  const page = pageAt(pages, path);
  return page?.leadsTo === undefined ? page?.path : realPageAt(pages, page.leadsTo);
};
