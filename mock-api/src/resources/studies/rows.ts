import { study, type Study } from 'shared-lib/contracts';
import { irr, npv, payback } from 'shared-lib/finance';
import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { readJson } from '../../db/json-column.ts';
import type { NewRow, Tables } from '../../db/tables.ts';

type Computed = 'capital_total' | 'npv' | 'irr' | 'payback_years' | 'file_url' | 'file_size' | 'downloads';

/** The fields of a study that are written by hand; figures are computed from the cash flows. */
export type StudyDraft = Omit<z.input<typeof study>, 'id' | 'created_at' | 'updated_at' | Computed>;

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
    npv: Math.round(npv(discount_rate / 100, cash_flows)),
    irr: roundToHundredths(rate === null ? null : rate * 100),
    payback_years: roundToHundredths(payback(cash_flows)),
  };
};

type SearchableFields = Pick<
  StudyDraft,
  'title_ar' | 'summary_ar' | 'country' | 'city' | 'year' | 'market_size' | 'phases' | 'assumptions'
>;

/** The text that a search matches. */
const studySearchText = (
  { title_ar, summary_ar, country, city, year, market_size, phases, assumptions }: SearchableFields,
  sectorName: string,
): string =>
  foldArabic(
    [title_ar, summary_ar, sectorName, country, city, year, market_size, ...Object.values(phases), ...assumptions].join(
      ' ',
    ),
  );

/**
 * The row of a study with computed figures and search text, without id, download count and timestamps.
 * @param sectorName part of the search text
 */
export const studyColumns = (
  draft: StudyDraft,
  sectorName: string,
): Omit<NewRow<'studies'>, 'created_at' | 'updated_at' | 'downloads'> => {
  const { title_ar, phases, assumptions } = draft;
  return {
    ...draft,
    ...figuresOf(draft),
    capital_total: draft.fixed_capital + draft.working_capital,
    published_at: draft.published_at === null ? null : new Date(draft.published_at).toISOString(),
    cash_flows: JSON.stringify(draft.cash_flows),
    phases: JSON.stringify(phases),
    toc: JSON.stringify(draft.toc),
    assumptions: JSON.stringify(assumptions),
    sample_images: JSON.stringify(draft.sample_images),
    sample_image_alts: JSON.stringify(draft.sample_image_alts ?? []),
    title_search: foldArabic(title_ar),
    search: studySearchText(draft, sectorName),
  };
};

/** Updates the search text of studies after a rename of their sector. */
export const renameSectorInStudies = async (
  trx: Transaction<Tables>,
  sectorId: number,
  sectorName: string,
): Promise<void> => {
  const rows = await trx.selectFrom('studies').selectAll().where('sector_id', '=', sectorId).execute();
  for (const row of rows) {
    const fields = {
      ...row,
      phases: readJson(study.shape.phases, row.phases),
      assumptions: readJson(study.shape.assumptions, row.assumptions),
    };
    await trx
      .updateTable('studies')
      .set({ search: studySearchText(fields, sectorName) })
      .where('id', '=', row.id)
      .execute();
  }
};
