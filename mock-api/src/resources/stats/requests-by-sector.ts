import { requestKinds, type AdminStats, type CountByKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { createSectorFinder, type SourceSector } from '../requests/source-sector.ts';

type BySector = AdminStats['period']['sectors'];

const totalOf = ({ contact, consultation, feasibility }: CountByKind): number => contact + consultation + feasibility;

/** Requests from a moment on by the sector of their source page; most requests first, unknown sector last. */
export const readRequestsBySector = async (db: Database, from: string): Promise<BySector> => {
  const find = await createSectorFinder(db);
  const rows = await db
    .selectFrom('requests')
    .select(['kind', 'source_path', ({ fn }) => fn.countAll().as('count')])
    .where('kind', 'in', [...requestKinds])
    .where('created_at', '>=', from)
    .where('is_spam', '=', 0)
    .groupBy(['kind', 'source_path'])
    .execute();
  const counts = new Map<number | null, { sector: SourceSector | null } & CountByKind>();
  for (const { kind, source_path, count } of rows) {
    const sector = find(source_path);
    const entry = counts.get(sector?.id ?? null) ?? { sector, contact: 0, consultation: 0, feasibility: 0 };
    entry[kind] += Number(count);
    counts.set(sector?.id ?? null, entry);
  }
  return [...counts.values()]
    .map((one) => ({ ...one, total: totalOf(one) }))
    .toSorted((one, other) => Number(one.sector === null) - Number(other.sector === null) || other.total - one.total);
};
