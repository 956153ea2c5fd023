import { studySummary, type Study, type StudyCard } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { columnRefs, fieldsOf, presentRow } from '../../fields/rows.ts';
import { studyFields } from '../../fields/studies.ts';

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
