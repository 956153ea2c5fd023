import { sitemapEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { listSitemap } from './repository.ts';

/** What search engines are told of. */
export const sitemapRoutes = (parts: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get(
    '/api/public/sitemap',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Every page that the content makes, with the day of its last change.',
        response: { 200: z.object({ data: z.array(sitemapEntry) }) },
      },
    },
    async () => ({ data: await listSitemap(parts) }),
  );
};
