import { sector, sectorStatistics } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { cardLink } from '../../cards/card-pictures.ts';
import { sectorCard } from '../../cards/share-card.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { orNotFound, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import {
  presentSector,
  presentSectorStatistics,
  findActiveSector,
  listActiveSectors,
  readStudyFigures,
  readStudyMedians,
} from './repository.ts';

const config = { access: 'public' } as const;
const open = { config: { ...config, isCacheable: true } } as const;

export const sectorRoutes =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (app: Api) => {
    app.get(
      '/api/public/sectors',
      {
        ...open,
        schema: { summary: 'Active sectors, in sort order.', response: { 200: z.object({ data: z.array(sector) }) } },
      },
      async () => ({ data: (await listActiveSectors(db)).map(presentSector) }),
    );

    app.get(
      '/api/public/sectors/:idOrSlug',
      {
        // Not cacheable: the card counts the studies that are public now.
        config,
        schema: { summary: 'A sector.', params: idOrSlugParams, response: { 200: z.object({ data: sector }) } },
      },
      async ({ params }) => {
        const data = presentSector(orNotFound(await findActiveSector(db, params.idOrSlug)));
        const card = sectorCard(data, await readStudyMedians(db, clock, data.id));
        return { data: { ...data, share_card: cardLink('sector', data.id, card) } };
      },
    );

    app.get(
      '/api/public/sectors/:idOrSlug/statistics',
      {
        config,
        schema: {
          summary: 'Statistics of a sector and of its published studies.',
          params: idOrSlugParams,
          response: { 200: z.object({ data: sectorStatistics }) },
        },
      },
      async ({ params }) => {
        const row = orNotFound(await findActiveSector(db, params.idOrSlug));
        return { data: presentSectorStatistics(row, await readStudyFigures(db, clock, row.id)) };
      },
    );
  };
