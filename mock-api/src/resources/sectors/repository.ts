import type { SectorStatistics, Sector } from 'shared-lib/contracts';
import type { SectorFigures } from '../../cards/share-card.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/conditions.ts';
import type { Row } from '../../db/tables.ts';
import { findByIdOrSlug } from '../slugs/history.ts';
import type { DraftOf } from '../../fields/field.ts';
import { rowOf, presentRow } from '../../fields/rows.ts';
import { writtenSectorFields, sectorFields } from '../../fields/content.ts';

export const presentSector = (row: Row<'sectors'>): Sector => ({
  ...presentRow(sectorFields, row),
  typical_capital: { from: row.capital_from, to: row.capital_to },
});

/** Statistics of a sector: its own figures and those of its published studies. */
export const presentSectorStatistics = (row: Row<'sectors'>, ofStudies: StudyFigures): SectorStatistics => ({
  projects_count: row.projects_count,
  success_rate: row.success_rate,
  average_roi: row.average_roi,
  ...ofStudies,
});

type SectorValues = DraftOf<typeof writtenSectorFields> & Pick<Sector, 'typical_capital'>;

/** The row of a sector, without sort order and timestamps. */
export const sectorColumns = (values: SectorValues) => ({
  ...rowOf(writtenSectorFields, values),
  capital_from: values.typical_capital.from,
  capital_to: values.typical_capital.to,
});

const active = (db: Database) => db.selectFrom('sectors').selectAll().where('is_active', '=', 1);

export const listActiveSectors = (db: Database): Promise<Row<'sectors'>[]> =>
  active(db).orderBy('sort_order').orderBy('id').execute();

export const findActiveSector = (db: Database, idOrSlug: string): Promise<Row<'sectors'> | undefined> =>
  findByIdOrSlug(db, 'sector', idOrSlug, (by) =>
    ('id' in by ? active(db).where('id', '=', by.id) : active(db).where('slug', '=', by.slug)).executeTakeFirst(),
  );

export type StudyFigures = Pick<
  SectorStatistics,
  'studies_count' | 'average_capital' | 'average_irr' | 'average_payback_years'
>;

const rounded = (value: number | string | null, digits: number): number | null =>
  value === null ? null : Number(Number(value).toFixed(digits));

/** Number and averages of the published studies of a sector. Studies without an IRR or payback do not count in that average. */
export const readStudyFigures = async (db: Database, clock: Clock, sectorId: number): Promise<StudyFigures> => {
  const { count, capital, irr, payback } = await db
    .selectFrom('studies')
    .where('sector_id', '=', sectorId)
    .where(isPublished('studies', clock))
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.avg<number | string | null>('capital_total').as('capital'),
      eb.fn.avg<number | string | null>('irr').as('irr'),
      eb.fn.avg<number | string | null>('payback_years').as('payback'),
    ])
    .executeTakeFirstOrThrow();
  return {
    studies_count: Number(count),
    average_capital: rounded(capital, 0),
    average_irr: rounded(irr, 2),
    average_payback_years: rounded(payback, 2),
  };
};

const medianOf = (values: readonly (number | null)[]): number | null => {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
};

/** Number and medians of the published studies of a sector. A study whose capital never comes back has no payback. */
export const readStudyMedians = async (db: Database, clock: Clock, sectorId: number): Promise<SectorFigures> => {
  const rows = await db
    .selectFrom('studies')
    .where('sector_id', '=', sectorId)
    .where(isPublished('studies', clock))
    .select(['irr', 'payback_years'])
    .execute();
  return {
    studies: rows.length,
    payback: medianOf(rows.map(({ payback_years }) => payback_years)),
    rate: medianOf(rows.map(({ irr }) => irr)),
  };
};
