import type { APIRequestContext } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import * as z from 'zod';

const slugs = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

const firstSlug = async (request: APIRequestContext, content: string): Promise<string> => {
  const { data } = slugs.parse(await (await request.get(`/api/public/${content}`)).json());
  return data[0]?.slug ?? '';
};

/** Every kind of open page with content, one of each. */
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

/** Every kind of page that search engines are to find, one of each. */
export const foundRoutes = async (request: APIRequestContext): Promise<string[]> => [
  paths.home(),
  paths.about(),
  paths.contact(),
  ...(await contentRoutes(request)),
];
