import { linkCheck, linkCheckInput } from 'shared-lib/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { checkLinks } from './check-links.ts';

const MEGABYTE = 1024 * 1024;

/** Checks the links of an article before it is saved. */
export const linkCheckRoutes = (deps: { db: Database; clock: Clock; siteOrigin: string }) => async (app: Api) => {
  app.post(
    '/api/admin/articles/links',
    {
      config: { access: 'admin', acceptsIdempotencyKey: false },
      bodyLimit: MEGABYTE,
      schema: {
        summary: 'Checks the links of a text: those of the site against its pages, other sites by syntax only.',
        body: linkCheckInput,
        response: { 200: linkCheck },
      },
    },
    async ({ body }) => ({ links: await checkLinks(deps, body.body_html) }),
  );
};
