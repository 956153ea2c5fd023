import { study, type Study } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import { readJson } from '../../db/json-column.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import { irr } from '../../finance/irr.ts';
import { npv } from '../../finance/npv.ts';
import { payback } from '../../finance/payback.ts';

type Computed = 'capital_total' | 'npv' | 'irr' | 'payback_years' | 'file_url' | 'file_size' | 'downloads';

/** A study as a person writes it; its figures follow from the cash flows and are never typed. */
export type StudyDraft = Omit<Study, 'id' | 'created_at' | 'updated_at' | Computed>;

const hundredths = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

interface Money {
  cash_flows: readonly number[];
  /** Percent per year. */
  discount_rate: number;
}

/** What a study's cash flows amount to: whole USD, percent and years to two digits. */
export const figuresOf = ({ cash_flows, discount_rate }: Money): Pick<Study, 'npv' | 'irr' | 'payback_years'> => {
  const rate = irr(cash_flows);
  return {
    npv: Math.round(npv(discount_rate / 100, cash_flows)),
    irr: hundredths(rate === null ? null : rate * 100),
    payback_years: hundredths(payback(cash_flows)),
  };
};

type Told = Pick<
  StudyDraft,
  'title_ar' | 'summary_ar' | 'country' | 'city' | 'year' | 'market_size' | 'phases' | 'assumptions'
>;

/** What a search of studies looks in. */
const studySearchText = (
  { title_ar, summary_ar, country, city, year, market_size, phases, assumptions }: Told,
  sectorName: string,
): string =>
  foldArabic(
    [title_ar, summary_ar, sectorName, country, city, year, market_size, ...Object.values(phases), ...assumptions].join(
      ' ',
    ),
  );

/**
 * The row of a study but for its number, count of downloads and stamps: figures and search text are made here, whoever writes.
 * @param sectorName people search for it too
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
    title_search: foldArabic(title_ar),
    search: studySearchText(draft, sectorName),
  };
};

/** Lets studies be found by the new name of their sector. */
export const renameSectorInStudies = async (
  trx: Transaction<Tables>,
  sectorId: number,
  sectorName: string,
): Promise<void> => {
  const rows = await trx.selectFrom('studies').selectAll().where('sector_id', '=', sectorId).execute();
  for (const row of rows) {
    const told = {
      ...row,
      phases: readJson(study.shape.phases, row.phases),
      assumptions: readJson(study.shape.assumptions, row.assumptions),
    };
    await trx
      .updateTable('studies')
      .set({ search: studySearchText(told, sectorName) })
      .where('id', '=', row.id)
      .execute();
  }
};
