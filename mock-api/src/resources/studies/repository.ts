import type { StudyFacets, StudyListQuery, StudySort } from 'shared-lib/contracts';
import { searchWords } from 'shared-lib/format';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Clock } from '../../clock.ts';
import { holds } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/published.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { offsetOf } from '../../http/pages.ts';
import { rowNumber } from '../../http/params.ts';
import { findByAddress } from '../slugs/history.ts';
import { cardColumns, type StudyCardRow, type WithSector } from './present.ts';

interface Parts {
  db: Database;
  clock: Clock;
}

type Studies = SelectQueryBuilder<Tables, 'studies' | 'sectors', object>;

const count = () => sql<number | string>`count(*)`.as('count');

const published = ({ db, clock }: Parts): Studies =>
  db.selectFrom('studies').innerJoin('sectors', 'sectors.id', 'studies.sector_id').where(isPublished('studies', clock));

const narrowed = (
  studies: Studies,
  { q, sector, country, kind, capital_min, capital_max }: StudyListQuery,
): Studies => {
  const sectorIds = sector.map(rowNumber).filter((id) => id !== undefined);
  const sectorSlugs = sector.filter((name) => rowNumber(name) === undefined);
  return studies
    .where((eb) => eb.and(searchWords(q).map((word) => holds('studies.search', word))))
    .$if(sector.length > 0, (query) =>
      query.where((eb) =>
        eb.or([
          ...(sectorIds.length > 0 ? [eb('sectors.id', 'in', sectorIds)] : []),
          ...(sectorSlugs.length > 0 ? [eb('sectors.slug', 'in', sectorSlugs)] : []),
        ]),
      ),
    )
    .$if(country.length > 0, (query) => query.where('studies.country', 'in', country))
    .$if(kind.length > 0, (query) => query.where('studies.kind', 'in', kind))
    .$if(capital_min !== undefined, (query) => query.where('studies.capital_total', '>=', capital_min ?? 0))
    .$if(capital_max !== undefined, (query) => query.where('studies.capital_total', '<=', capital_max ?? 0));
};

const sorts: Record<StudySort, (studies: Studies) => Studies> = {
  newest: (studies) => studies,
  oldest: (studies) => studies.orderBy('studies.published_at', 'asc').orderBy('studies.id', 'asc'),
  title: (studies) => studies.orderBy('studies.title_search', 'asc'),
  capital_low: (studies) => studies.orderBy('studies.capital_total', 'asc'),
  capital_high: (studies) => studies.orderBy('studies.capital_total', 'desc'),
  // What has no rate, or never pays back, comes last.
  irr: (studies) => studies.orderBy('studies.irr', (order) => order.desc().nullsLast()),
  payback: (studies) => studies.orderBy('studies.payback_years', (order) => order.asc().nullsLast()),
  downloads: (studies) => studies.orderBy('studies.downloads', 'desc'),
};

/** Equal ones stand in the order of their publication, newest first. */
const newestFirst = (studies: Studies): Studies =>
  studies.orderBy('studies.published_at', 'desc').orderBy('studies.id', 'desc');

export const listStudies = async (
  parts: Parts,
  query: StudyListQuery,
): Promise<{ rows: StudyCardRow[]; total: number }> => {
  const chosen = narrowed(published(parts), query);
  const { count: total } = await chosen.select(count()).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { rows: [], total: 0 };
  const rows = await newestFirst(sorts[query.sort](chosen))
    .select(cardColumns)
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { rows, total: Number(total) };
};

export type FoundStudy = Row<'studies'> & WithSector;

const whole = (studies: Studies) =>
  studies.selectAll('studies').select(['sectors.slug as sector_slug', 'sectors.name_ar as sector_name']);

/** All studies, whatever their state. */
export const everyStudy = (db: Database) =>
  whole(db.selectFrom('studies').innerJoin('sectors', 'sectors.id', 'studies.sector_id'));

export const findStudy = (parts: Parts, idOrSlug: string): Promise<FoundStudy | undefined> =>
  findByAddress(parts.db, 'study', idOrSlug, (by) => {
    const all = whole(published(parts));
    return (
      'id' in by ? all.where('studies.id', '=', by.id) : all.where('studies.slug', '=', by.slug)
    ).executeTakeFirst();
  });

/** The newest that visitors can see, whole. */
export const newestStudies = (parts: Parts, limit: number): Promise<FoundStudy[]> =>
  whole(newestFirst(published(parts)))
    .limit(limit)
    .execute();

/** Studies for whoever has read this one: of its sector first, then of its country. */
export const relatedStudies = (
  parts: Parts,
  { id, sector_id, country }: Row<'studies'>,
  limit: number,
): Promise<StudyCardRow[]> =>
  newestFirst(
    published(parts)
      .where('studies.id', '!=', id)
      .orderBy((eb) =>
        eb
          .case()
          .when('studies.sector_id', '=', sector_id)
          .then(0)
          .when('studies.country', '=', country)
          .then(1)
          .else(2)
          .end(),
      ),
  )
    .select(cardColumns)
    .limit(limit)
    .execute();

const capitalOf = async (parts: Parts): Promise<StudyFacets['capital']> => {
  const { from, to } = await published(parts)
    .select((eb) => [
      eb.fn.min<number | null>('studies.capital_total').as('from'),
      eb.fn.max<number | null>('studies.capital_total').as('to'),
    ])
    .executeTakeFirstOrThrow();
  return from === null || to === null ? null : { from, to };
};

/** What published studies can be narrowed down to, the most frequent first. */
export const studyFacets = async (parts: Parts): Promise<StudyFacets> => {
  const sectors = await published(parts)
    .select(['sectors.id', 'sectors.slug', 'sectors.name_ar', count()])
    .groupBy(['sectors.id', 'sectors.slug', 'sectors.name_ar'])
    .orderBy('count', 'desc')
    .orderBy('sectors.id')
    .execute();
  const countries = await published(parts)
    .select(['studies.country as name', count()])
    .groupBy('studies.country')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
  const kinds = await published(parts)
    .select(['studies.kind', count()])
    .groupBy('studies.kind')
    .orderBy('count', 'desc')
    .orderBy('studies.kind')
    .execute();
  return {
    sectors: sectors.map((row) => ({ ...row, count: Number(row.count) })),
    countries: countries.map((row) => ({ ...row, count: Number(row.count) })),
    kinds: kinds.map((row) => ({ ...row, count: Number(row.count) })),
    capital: await capitalOf(parts),
  };
};
