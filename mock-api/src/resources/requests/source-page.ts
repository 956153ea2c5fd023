import { paths } from 'shared-lib/paths';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';

type SourceSector = Pick<Row<'sectors'>, 'id' | 'slug' | 'name_ar'>;

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
export const createSectorFinder = async (db: Database) => {
  const sectors = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const studies = await db.selectFrom('studies').select(['id', 'slug', 'sector_id']).execute();
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  const sectorOf = new Map<string, SourceSector>();
  for (const sector of sectors) for (const name of [sector.slug, sector.id]) sectorOf.set(`sector ${name}`, sector);
  for (const { id, slug, sector_id } of studies) {
    const sector = byId.get(sector_id);
    if (sector) for (const name of [slug, id]) sectorOf.set(`study ${name}`, sector);
  }
  return (sourcePath: string): SourceSector | null => {
    const topic = topicOf(sourcePath);
    return (topic && sectorOf.get(`${topic.kind} ${topic.name}`)) ?? null;
  };
};

/** Pages whose topic a link to a form names in its query. */
const pageOfTopic: Readonly<Record<string, (topic: string) => string>> = {
  service: paths.service,
  sector: paths.sector,
  study: paths.study,
  calculation: () => paths.calculator(),
};

/**
 * The page that led to a request: the page of the topic that the form was opened with, else the page of the form.
 * @param sourcePath path and query of the page that the form was sent from
 * @returns a path without query; empty when the source is unknown
 */
export const sourcePageOf = (sourcePath: string): string => {
  const page = sourcePath ? URL.parse(sourcePath, 'http://site') : null;
  if (!page) return '';
  for (const [name, pathOf] of Object.entries(pageOfTopic)) {
    const topic = page.searchParams.get(name);
    if (topic) return pathOf(topic);
  }
  return page.pathname;
};
