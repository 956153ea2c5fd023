import type { Database } from '../../db/open-database.ts';
import { found, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { findActiveSector } from '../sectors/repository.ts';
import { presentService, presentServiceSummary } from './present.ts';
import { findActiveService, listActiveServices, listActiveServicesOfSector, sectorIdsOf } from './repository.ts';

const open = { config: { access: 'public' } } as const;
const openOne = { ...open, schema: { params: idOrSlugParams } };

export const serviceRoutes = (db: Database) => async (app: Api) => {
  app.get('/api/public/services', open, async () => ({ data: (await listActiveServices(db)).map(presentServiceSummary) }));

  app.get('/api/public/services/:idOrSlug', openOne, async ({ params }) => {
    const row = found(await findActiveService(db, params.idOrSlug));
    return { data: presentService(row, await sectorIdsOf(db, row.id)) };
  });

  app.get('/api/public/services/sector/:idOrSlug', openOne, async ({ params }) => {
    const sector = found(await findActiveSector(db, params.idOrSlug));
    return { data: (await listActiveServicesOfSector(db, sector.id)).map(presentServiceSummary) };
  });
};
