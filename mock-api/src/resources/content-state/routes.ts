import { contentState } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { readContentState } from './repository.ts';

/** What caches of public content ask for. */
export const contentStateRoutes =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (app: Api) => {
    app.get(
      '/api/public/content-version',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The version of all public content, and when scheduled content changes it next.',
          response: { 200: z.object({ data: contentState }) },
        },
      },
      async () => ({ data: await readContentState(db, clock) }),
    );
  };
