import { studySummary, type RegisteredVerdict, type Study, type StudyCard } from 'shared-lib/contracts';
import { irr, npv, payback } from 'shared-lib/finance';
import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import type { Row, NewRow, Tables } from '../../db/tables.ts';
import { columnRefs, fieldsOf, presentRow, rowOf, searchTextOf } from '../../fields/rows.ts';
import { searchColumn } from '../../search/search-column.ts';
import { studyFields, writtenStudyFields } from '../../fields/studies.ts';
import type { DraftOf } from '../../fields/field.ts';

/** The fields of a study that are written by hand; figures are computed from the cash flows. */
type StudyDraft = DraftOf<typeof writtenStudyFields>;

const roundToHundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

interface CashFlows {
  cash_flows: readonly number[];
  /** Percent per year. */
  discount_rate: number;
}

/** NPV in whole USD, IRR in percent and payback in years, both with two decimals. */
export const figuresOf = ({ cash_flows, discount_rate }: CashFlows): Pick<Study, 'npv' | 'irr' | 'payback_years'> => {
  const rate = irr(cash_flows);
  return {
    // Adding 0 turns -0 into 0.
    npv: Math.round(npv(discount_rate / 100, cash_flows)) + 0,
    irr: roundToHundredths(rate === null ? null : rate * 100),
    payback_years: roundToHundredths(payback(cash_flows)),
  };
};

/**
 * The row of a study with computed figures and search text, without id, download count and timestamps.
 * @param sectorName part of the search text
 */
export const studyColumns = (
  draft: StudyDraft,
  sectorName: string,
): Omit<NewRow<'studies'>, 'created_at' | 'updated_at' | 'downloads'> => ({
  ...rowOf(writtenStudyFields, draft, [sectorName]),
  ...figuresOf(draft),
  capital_total: draft.fixed_capital + draft.working_capital,
  published_at: draft.published_at === null ? null : new Date(draft.published_at).toISOString(),
  title_search: foldArabic(draft.title_ar),
  title_terms: searchColumn(draft.title_ar),
});

/** Updates the search text of studies after a rename of their sector. */
export const renameSectorInStudies = async (
  trx: Transaction<Tables>,
  sectorId: number,
  sectorName: string,
): Promise<void> => {
  const rows = await trx.selectFrom('studies').selectAll().where('sector_id', '=', sectorId).execute();
  for (const row of rows)
    await trx
      .updateTable('studies')
      .set({ search: searchTextOf(writtenStudyFields, presentRow(writtenStudyFields, row), [sectorName]) })
      .where('id', '=', row.id)
      .execute();
};

const cardFields = fieldsOf(studyFields, studySummary.shape);

/** Columns of a list. Long texts are left out because only the page of a study needs them. */
export const cardColumns = [
  ...columnRefs('studies', cardFields),
  'sectors.slug as sector_slug',
  'sectors.name_ar as sector_name',
] as const;

/** Columns of the joined sector. */
export interface WithSector {
  sector_slug: string;
  sector_name: string;
}

export type StudyCardRow = Pick<Row<'studies'>, keyof typeof cardFields> & WithSector;

export const presentSectorLink = ({
  sector_id,
  sector_slug,
  sector_name,
}: Pick<Row<'studies'>, 'sector_id'> & WithSector): StudyCard['sector'] => ({
  id: sector_id,
  slug: sector_slug,
  name_ar: sector_name,
});

/** A row of the register of verdicts. */
type RegisterRow = Pick<
  Row<'studies'>,
  'id' | 'slug' | 'title_ar' | 'year' | 'irr' | 'discount_rate' | 'verdict' | 'verdict_sentence' | 'sector_id'
> &
  WithSector;

export const presentVerdict = ({ sector_id, sector_slug, sector_name, ...row }: RegisterRow): RegisteredVerdict => ({
  ...row,
  sector: presentSectorLink({ sector_id, sector_slug, sector_name }),
});

export const presentStudyCard = (row: StudyCardRow): StudyCard => ({
  ...presentRow(cardFields, row),
  sector: presentSectorLink(row),
});

/** API path of a study's file. */
export const downloadPath = ({ id }: Pick<Study, 'id'>): string => `/api/public/studies/${id}/download`;

/** A study for admins, with the stored status. The caller adds its file. */
export const presentStoredStudy = (row: Row<'studies'>): Study => ({
  ...presentRow(studyFields, row),
  file_url: null,
  file_size: null,
});

/** A study for visitors. The caller adds the size of its file. */
export const presentStudy = (row: Row<'studies'>): Study => ({
  ...presentStoredStudy(row),
  status: 'published',
  file_url: downloadPath(row),
});
