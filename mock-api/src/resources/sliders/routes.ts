import { slider } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { presentSlider } from './resource.ts';

const listActiveSliders = (db: Database) =>
  db.selectFrom('sliders').selectAll().where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

export const sliderRoutes = (db: Database) => async (app: Api) => {
  app.get(
    '/api/public/sliders',
    {
      config: { access: 'public', isCacheable: true },
      schema: { summary: 'Active slides, in sort order.', response: { 200: z.object({ data: z.array(slider) }) } },
    },
    async () => ({
      data: (await listActiveSliders(db)).map(presentSlider),
    }),
  );
};
