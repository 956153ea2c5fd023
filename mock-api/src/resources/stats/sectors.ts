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

/** What a page of ours was about: `/contact?sector=…`, `/contact?study=…`. Ids and slugs both name things. */
const topicOf = (sourcePath: string): { kind: 'sector' | 'study'; name: string } | undefined => {
  const page = URL.parse(sourcePath, 'http://site');
  if (!page) return undefined;
  for (const kind of ['sector', 'study'] as const) {
    const asked = page.searchParams.get(kind);
    if (asked) return { kind, name: asked };
  }
  const [, sectorOrStudy, name = ''] = /^\/(sectors|studies)\/([^/]+)$/.exec(page.pathname) ?? [];
  return sectorOrStudy ? { kind: sectorOrStudy === 'sectors' ? 'sector' : 'study', name: decoded(name) } : undefined;
};

/** Finds the sector that a page was about. */
const createFinder = async (db: Database) => {
  const sectors = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const studies = await db.selectFrom('studies').select(['id', 'slug', 'sector_id']).execute();
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  const named = new Map<string, SectorLink>();
  for (const sector of sectors) for (const name of [sector.slug, sector.id]) named.set(`sector ${name}`, sector);
  for (const { id, slug, sector_id } of studies) {
    const sector = byId.get(sector_id);
    if (sector) for (const name of [slug, id]) named.set(`study ${name}`, sector);
  }
  return (sourcePath: string): SectorLink | null => {
    const topic = topicOf(sourcePath);
    return (topic && named.get(`${topic.kind} ${topic.name}`)) ?? null;
  };
};

const totalOf = ({ contact, consultation, feasibility }: CountByKind): number => contact + consultation + feasibility;

/** Requests that came from a moment on, by the sector that their senders were reading about; most first, unknown last. */
export const readBySector = async (db: Database, from: string): Promise<BySector> => {
  const find = await createFinder(db);
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
    const kept = counts.get(sector?.id ?? null) ?? { sector, contact: 0, consultation: 0, feasibility: 0 };
    kept[kind] += Number(count);
    counts.set(sector?.id ?? null, kept);
  }
  return [...counts.values()]
    .map((one) => ({ ...one, total: totalOf(one) }))
    .toSorted((one, other) => Number(one.sector === null) - Number(other.sector === null) || other.total - one.total);
};
