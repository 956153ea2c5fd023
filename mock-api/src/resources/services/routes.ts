import { service, serviceSummary } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { cardLink } from '../../cards/card-pictures.ts';
import { serviceCard } from '../../cards/share-card.ts';
import type { Database } from '../../db/open-database.ts';
import { orNotFound, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { findActiveSector } from '../sectors/repository.ts';
import {
  presentService,
  presentServiceSummary,
  findActiveService,
  listActiveServices,
  listActiveServicesOfSector,
  readSectorIds,
} from './repository.ts';

const open = { config: { access: 'public', isCacheable: true } } as const;
const listResponse = { 200: z.object({ data: z.array(serviceSummary) }) };

export const serviceRoutes = (db: Database) => async (app: Api) => {
  app.get(
    '/api/public/services',
    { ...open, schema: { summary: 'Active services, in sort order.', response: listResponse } },
    async () => ({ data: (await listActiveServices(db)).map(presentServiceSummary) }),
  );

  app.get(
    '/api/public/services/:idOrSlug',
    {
      ...open,
      schema: {
        summary: 'A service with all fields of its page.',
        params: idOrSlugParams,
        response: { 200: z.object({ data: service }) },
      },
    },
    async ({ params }) => {
      const row = orNotFound(await findActiveService(db, params.idOrSlug));
      const data = presentService(row, await readSectorIds(db, row.id));
      return { data: { ...data, share_card: cardLink('service', row.id, serviceCard(data)) } };
    },
  );

  app.get(
    '/api/public/services/sector/:idOrSlug',
    { ...open, schema: { summary: 'Active services of a sector.', params: idOrSlugParams, response: listResponse } },
    async ({ params }) => {
      const sector = orNotFound(await findActiveSector(db, params.idOrSlug));
      return { data: (await listActiveServicesOfSector(db, sector.id)).map(presentServiceSummary) };
    },
  );
};
