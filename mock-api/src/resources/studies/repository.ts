import {
  studyVerdicts,
  type StudyFacets,
  type StudyListQuery,
  type StudySort,
  type VerdictCounts,
} from 'shared-lib/contracts';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Clock } from '../../clock.ts';
import { isOneOf, isPublished } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { offsetOf, parseRowId } from '../../http/params.ts';
import type { ReadContentIndex } from '../../search/content-index.ts';
import { findIds } from '../../search/find-pages.ts';
import { findByIdOrSlug } from '../slugs/history.ts';
import { cardColumns, type StudyCardRow, type WithSector } from './present.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

interface ListDeps extends Deps {
  readIndex: ReadContentIndex;
}

/** Ids of the rows that a search has found; `undefined` without a search. */
type Found = readonly number[] | undefined;

type Studies = SelectQueryBuilder<Tables, 'studies' | 'sectors', object>;

const count = () => sql<number | string>`count(*)`.as('count');

const published = ({ db, clock }: Deps): Studies =>
  db.selectFrom('studies').innerJoin('sectors', 'sectors.id', 'studies.sector_id').where(isPublished('studies', clock));

const filtered = (
  studies: Studies,
  { sector, country, kind, verdict, capital_min, capital_max }: StudyListQuery,
  found: Found,
): Studies => {
  const sectorIds = sector.map(parseRowId).filter((id) => id !== undefined);
  const sectorSlugs = sector.filter((name) => parseRowId(name) === undefined);
  return studies
    .$if(found !== undefined, (query) => query.where(isOneOf('studies.id', found ?? [])))
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
    .$if(verdict.length > 0, (query) => query.where('studies.verdict', 'in', verdict))
    .$if(capital_min !== undefined, (query) => query.where('studies.capital_total', '>=', capital_min ?? 0))
    .$if(capital_max !== undefined, (query) => query.where('studies.capital_total', '<=', capital_max ?? 0));
};

const sorts: Record<StudySort, (studies: Studies) => Studies> = {
  newest: (studies) => studies,
  oldest: (studies) => studies.orderBy('studies.published_at', 'asc').orderBy('studies.id', 'asc'),
  title: (studies) => studies.orderBy('studies.title_search', 'asc'),
  capital_low: (studies) => studies.orderBy('studies.capital_total', 'asc'),
  capital_high: (studies) => studies.orderBy('studies.capital_total', 'desc'),
  // Studies without an IRR or payback come last.
  irr: (studies) => studies.orderBy('studies.irr', (order) => order.desc().nullsLast()),
  payback: (studies) => studies.orderBy('studies.payback_years', (order) => order.asc().nullsLast()),
  downloads: (studies) => studies.orderBy('studies.downloads', 'desc'),
};

/** The featured studies, by their featured position. */
const featuredFirst = (studies: Studies): Studies =>
  studies.orderBy('studies.featured_position', (order) => order.asc().nullsLast());

/** The tie-breaker of every sort: newest first. */
const newestFirst = (studies: Studies): Studies =>
  studies.orderBy('studies.published_at', 'desc').orderBy('studies.id', 'desc');

export const listStudies = async (
  deps: ListDeps,
  query: StudyListQuery,
): Promise<{ rows: StudyCardRow[]; total: number }> => {
  const found = findIds(await deps.readIndex(), query.q, 'study');
  const matching = filtered(published(deps), query, found);
  const { count: total } = await matching.select(count()).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { rows: [], total: 0 };
  const rows = await newestFirst(query.sort ? sorts[query.sort](matching) : featuredFirst(matching))
    .select(cardColumns)
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { rows, total: Number(total) };
};

export type StudyWithSector = Row<'studies'> & WithSector;

const withAllColumns = (studies: Studies) =>
  studies.selectAll('studies').select(['sectors.slug as sector_slug', 'sectors.name_ar as sector_name']);

/** All studies of every status. */
export const selectAllStudies = (db: Database) =>
  withAllColumns(db.selectFrom('studies').innerJoin('sectors', 'sectors.id', 'studies.sector_id'));

export const findStudy = (deps: Deps, idOrSlug: string): Promise<StudyWithSector | undefined> =>
  findByIdOrSlug(deps.db, 'study', idOrSlug, (by) => {
    const all = withAllColumns(published(deps));
    return (
      'id' in by ? all.where('studies.id', '=', by.id) : all.where('studies.slug', '=', by.slug)
    ).executeTakeFirst();
  });

/** The newest published studies with all columns. */
export const newestStudies = (deps: Deps, limit: number): Promise<StudyWithSector[]> =>
  withAllColumns(newestFirst(published(deps)))
    .limit(limit)
    .execute();

/** Studies to read next: of the same sector first, then of the same country, then all others. */
export const relatedStudies = (
  deps: Deps,
  { id, sector_id, country }: Row<'studies'>,
  limit: number,
): Promise<StudyCardRow[]> =>
  newestFirst(
    published(deps)
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

/** Columns of the register of verdicts. */
const registerColumns = [
  'studies.id',
  'studies.slug',
  'studies.title_ar',
  'studies.year',
  'studies.irr',
  'studies.discount_rate',
  'studies.verdict',
  'studies.verdict_sentence',
  'studies.sector_id',
  'sectors.slug as sector_slug',
  'sectors.name_ar as sector_name',
] as const;
/** The register shows the newest studies; a page with more would be too long to read. */
const REGISTER_LIMIT = 300;

/** The published studies with their verdicts, the oldest year first. */
export const listVerdicts = async (deps: Deps) => {
  const rows = await published(deps)
    .orderBy('studies.year', 'desc')
    .orderBy('studies.published_at', 'desc')
    .orderBy('studies.id', 'desc')
    .select(registerColumns)
    .limit(REGISTER_LIMIT)
    .execute();
  return rows.toReversed();
};

const verdictRows = (deps: Deps) =>
  published(deps).select(['studies.verdict', count()]).groupBy('studies.verdict').execute();

/** How often each verdict was given; the total also counts studies without one. */
export const countVerdicts = async (deps: Deps): Promise<VerdictCounts> => {
  const counts: VerdictCounts = { go: 0, change: 0, stop: 0, total: 0 };
  for (const row of await verdictRows(deps)) {
    counts.total += Number(row.count);
    if (row.verdict) counts[row.verdict] = Number(row.count);
  }
  return counts;
};

const readCapitalRange = async (deps: Deps): Promise<StudyFacets['capital']> => {
  const { from, to } = await published(deps)
    .select((eb) => [
      eb.fn.min<number | null>('studies.capital_total').as('from'),
      eb.fn.max<number | null>('studies.capital_total').as('to'),
    ])
    .executeTakeFirstOrThrow();
  return from === null || to === null ? null : { from, to };
};

/** Filter values of published studies with their counts, most frequent first. */
export const studyFacets = async (deps: Deps): Promise<StudyFacets> => {
  const sectors = await published(deps)
    .select(['sectors.id', 'sectors.slug', 'sectors.name_ar', count()])
    .groupBy(['sectors.id', 'sectors.slug', 'sectors.name_ar'])
    .orderBy('count', 'desc')
    .orderBy('sectors.id')
    .execute();
  const countries = await published(deps)
    .select(['studies.country as name', count()])
    .groupBy('studies.country')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
  const kinds = await published(deps)
    .select(['studies.kind', count()])
    .groupBy('studies.kind')
    .orderBy('count', 'desc')
    .orderBy('studies.kind')
    .execute();
  const verdicts = await verdictRows(deps);
  return {
    sectors: sectors.map((row) => ({ ...row, count: Number(row.count) })),
    countries: countries.map((row) => ({ ...row, count: Number(row.count) })),
    kinds: kinds.map((row) => ({ ...row, count: Number(row.count) })),
    verdicts: studyVerdicts.flatMap((verdict) => {
      const row = verdicts.find((one) => one.verdict === verdict);
      return row ? [{ verdict, count: Number(row.count) }] : [];
    }),
    capital: await readCapitalRange(deps),
  };
};
