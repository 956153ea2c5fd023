import type { AdminStats, CountByKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readFigures } from './figures.ts';

type BySector = AdminStats['period']['sectors'];

const totalOf = ({ contact, consultation, feasibility }: CountByKind): number => contact + consultation + feasibility;

/**
 * Requests from a day on by the sector of their source page; most requests first, unknown sector last.
 * @param from day as `YYYY-MM-DD`
 */
export const readRequestsBySector = async (db: Database, from: string): Promise<BySector> => {
  const rows = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const sectors = new Map(rows.map((sector) => [String(sector.id), sector]));
  const counts = new Map<string, CountByKind>();
  for (const { kind, value, count } of await readFigures(db, 'sector', from)) {
    const entry = counts.get(value) ?? { contact: 0, consultation: 0, feasibility: 0 };
    entry[kind] += count;
    counts.set(value, entry);
  }
  return [...counts]
    .map(([id, one]) => ({ sector: sectors.get(id) ?? null, ...one, total: totalOf(one) }))
    .toSorted((one, other) => Number(one.sector === null) - Number(other.sector === null) || other.total - one.total);
};
