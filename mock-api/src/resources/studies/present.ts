import { study as contract, type Study, type StudyCard } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { readJson } from '../../db/json-column.ts';
import type { Row } from '../../db/tables.ts';

const { cash_flows, phases, toc, assumptions, sample_images } = contract.shape;
const altTexts = z.array(z.string());

/** Columns of a list. Long texts are left out because only the page of a study needs them. */
export const cardColumns = [
  'studies.id',
  'studies.slug',
  'studies.title_ar',
  'studies.summary_ar',
  'studies.sector_id',
  'studies.country',
  'studies.city',
  'studies.year',
  'studies.pages',
  'studies.kind',
  'studies.capital_total',
  'studies.npv',
  'studies.irr',
  'studies.payback_years',
  'studies.cover',
  'studies.cover_alt',
  'studies.published_at',
  'sectors.slug as sector_slug',
  'sectors.name_ar as sector_name',
] as const;

/** Columns of the joined sector. */
export interface WithSector {
  sector_slug: string;
  sector_name: string;
}

type CardColumn =
  | 'id'
  | 'slug'
  | 'title_ar'
  | 'summary_ar'
  | 'sector_id'
  | 'country'
  | 'city'
  | 'year'
  | 'pages'
  | 'kind'
  | 'capital_total'
  | 'npv'
  | 'irr'
  | 'payback_years'
  | 'cover'
  | 'cover_alt'
  | 'published_at';
export type StudyCardRow = Pick<Row<'studies'>, CardColumn> & WithSector;

export const presentSectorLink = ({
  sector_id,
  sector_slug,
  sector_name,
}: Pick<Row<'studies'>, 'sector_id'> & WithSector): StudyCard['sector'] => ({
  id: sector_id,
  slug: sector_slug,
  name_ar: sector_name,
});

export const presentStudyCard = (row: StudyCardRow): StudyCard => {
  const { sector_slug: _slug, sector_name: _name, ...card } = row;
  return { ...card, sector: presentSectorLink(row) };
};

/** API path of a study's file. */
export const downloadPath = ({ id }: Pick<Study, 'id'>): string => `/api/public/studies/${id}/download`;

const parsedColumns = (row: Row<'studies'>) => ({
  cash_flows: readJson(cash_flows, row.cash_flows),
  phases: readJson(phases, row.phases),
  toc: readJson(toc, row.toc),
  assumptions: readJson(assumptions, row.assumptions),
  sample_images: readJson(sample_images, row.sample_images),
  sample_image_alts: readJson(altTexts, row.sample_image_alts),
});

/** A study for admins, with the stored status. The caller adds its file. */
export const presentStoredStudy = (row: Row<'studies'> & WithSector): Study => {
  const { search: _search, title_search: _title, sector_slug: _slug, sector_name: _name, ...columns } = row;
  return { ...columns, ...parsedColumns(row), file_url: null, file_size: null };
};

/** A study for visitors. The caller adds the size of its file. */
export const presentStudy = (row: Row<'studies'>): Study => {
  const { search: _search, title_search: _title, ...columns } = row;
  return { ...columns, ...parsedColumns(row), status: 'published', file_url: downloadPath(row), file_size: null };
};
