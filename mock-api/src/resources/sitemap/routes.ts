import { sitemapEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { listSitemap } from './repository.ts';

/** Data of the sitemap for search engines. */
export const sitemapRoutes = (deps: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get(
    '/api/public/sitemap',
    {
      config: { access: 'public' },
      schema: {
        summary: 'All content pages with the time of their last change.',
        response: { 200: z.object({ data: z.array(sitemapEntry) }) },
      },
    },
    async () => ({ data: await listSitemap(deps) }),
  );
};
