import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { found, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentSector, presentSectorStatistics } from './present.ts';
import { findActiveSector, listActiveSectors, studyFiguresOf } from './repository.ts';

const open = { config: { access: 'public' } } as const;
const openOne = { ...open, schema: { params: idOrSlugParams } };

export const sectorRoutes = ({ db, clock }: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get('/api/public/sectors', open, async () => ({ data: (await listActiveSectors(db)).map(presentSector) }));

  app.get('/api/public/sectors/:idOrSlug', openOne, async ({ params }) => ({
    data: presentSector(found(await findActiveSector(db, params.idOrSlug))),
  }));

  app.get('/api/public/sectors/:idOrSlug/statistics', openOne, async ({ params }) => {
    const row = found(await findActiveSector(db, params.idOrSlug));
    return { data: presentSectorStatistics(row, await studyFiguresOf(db, clock, row.id)) };
  });
};
