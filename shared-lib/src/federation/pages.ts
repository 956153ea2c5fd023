import * as z from 'zod/mini';
import { matchesPattern } from './page-scripts.ts';

/** A path of the site: it is resolved against the site's origin, so it must not name another one. */
const sitePath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\s\\]*$/));
/** Path of a script inside the folder of a release. */
const script = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/));

/** A page of a release, as its routes declare it. */
export const releasePage = z.object({
  /** Route pattern with a leading slash, such as `/services/:idOrSlug`. */
  path: sitePath,
  /** Exposed module that contains the route, such as `./routes`. */
  expose: z.string(),
  /** Whether search engines may index it. Pages with parameters are indexed per record, so it is missing for them. */
  indexed: z.optional(z.boolean()),
  /** Path of the page that opens instead, while this one does not exist. */
  leadsTo: z.optional(sitePath),
  /** Query parameters that the page reads; missing when it keeps all of them. */
  parameters: z.optional(z.array(z.string())),
  /** Path of an example page, for a route with parameters. */
  sample: z.optional(sitePath),
  /** Chunks that the page waits for, beside those of the exposed module: those of everybody (`all`) and those of each role. */
  scripts: z.optional(z.record(z.string(), z.array(script))),
});
export type ReleasePage = z.infer<typeof releasePage>;

/** `pages.json` of a release: its pages, written by the build. Releases of older builds do not have the file. */
export const releasePages = z.object({ pages: z.array(releasePage) });

export const PAGES_FILE = 'pages.json';

const hasParameter = ({ path }: ReleasePage): boolean => path.includes(':');

/** Paths that the trial of a release renders: each page once. Pages that lead elsewhere have nothing to render. */
export const samplePaths = (pages: readonly ReleasePage[]): string[] =>
  pages.flatMap((page) => {
    if (page.leadsTo !== undefined) return [];
    const path = hasParameter(page) ? page.sample : page.path;
    return path === undefined ? [] : [path];
  });

/** Pages with parameters that name no sample, so that their trial would be missing. */
export const pagesWithoutSample = (pages: readonly ReleasePage[]): string[] =>
  pages
    .filter((page) => hasParameter(page) && page.leadsTo === undefined && page.sample === undefined)
    .map(({ path }) => path);

/** The page that a path of the site opens, without query and fragment; undefined when there is none. */
export const pageAt = (pages: readonly ReleasePage[], path: string): ReleasePage | undefined =>
  pages.find((page) => matchesPattern(page.path, path));
