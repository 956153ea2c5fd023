import type { APIRequestContext } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { builtPages } from 'testing/built-pages';
import * as z from 'zod';

const slugs = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

const firstSlug = async (request: APIRequestContext, content: string): Promise<string> => {
  const { data } = slugs.parse(await (await request.get(`/api/public/${content}`)).json());
  return data[0]?.slug ?? '';
};

/** One path of each kind of public page with content from the API. */
export const contentRoutes = async (request: APIRequestContext): Promise<string[]> => [
  paths.services(),
  paths.service(await firstSlug(request, 'services')),
  paths.sectors(),
  paths.sector(await firstSlug(request, 'sectors')),
  paths.blog(),
  paths.article(await firstSlug(request, 'articles')),
  paths.freeStudies(),
  paths.study(await firstSlug(request, 'studies')),
];

/** The build does not know of a page with a parameter whether it says `noindex`; the only one that does is for who holds an agreement. */
const isForHolders = (path: string): boolean => path.startsWith(paths.verify());

/** One path of each kind of page that search engines may index, from the builds of the remotes. */
export const indexedRoutes = (): string[] =>
  builtPages()
    .filter(({ path, isIndexable }) => isIndexable && !isForHolders(path))
    .flatMap(({ path, indexed, sample }) => (indexed ? [path] : (sample ?? [])));
