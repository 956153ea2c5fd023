import { requestKinds, type AdminStats, type CountByKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';

type BySector = AdminStats['period']['sectors'];
type SectorLink = NonNullable<BySector[number]['sector']>;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The sector or study of a source page, such as `/contact?sector=…` or `/studies/…`, by id or slug. */
const topicOf = (sourcePath: string): { kind: 'sector' | 'study'; name: string } | undefined => {
  const page = URL.parse(sourcePath, 'http://site');
  if (!page) return undefined;
  for (const kind of ['sector', 'study'] as const) {
    const value = page.searchParams.get(kind);
    if (value) return { kind, name: value };
  }
  const [, sectorOrStudy, name = ''] = /^\/(sectors|studies)\/([^/]+)$/.exec(page.pathname) ?? [];
  return sectorOrStudy ? { kind: sectorOrStudy === 'sectors' ? 'sector' : 'study', name: decoded(name) } : undefined;
};

/** Returns a function that finds the sector of a source page. */
const createSectorFinder = async (db: Database) => {
  const sectors = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const studies = await db.selectFrom('studies').select(['id', 'slug', 'sector_id']).execute();
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  const sectorOf = new Map<string, SectorLink>();
  for (const sector of sectors) for (const name of [sector.slug, sector.id]) sectorOf.set(`sector ${name}`, sector);
  for (const { id, slug, sector_id } of studies) {
    const sector = byId.get(sector_id);
    if (sector) for (const name of [slug, id]) sectorOf.set(`study ${name}`, sector);
  }
  return (sourcePath: string): SectorLink | null => {
    const topic = topicOf(sourcePath);
    return (topic && sectorOf.get(`${topic.kind} ${topic.name}`)) ?? null;
  };
};

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
  const counts = new Map<number | null, { sector: SectorLink | null } & CountByKind>();
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
