import { serviceSummary, type Service, type ServiceSummary } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { fieldsOf, presentRow } from '../../fields/rows.ts';
import { serviceFields } from '../../fields/services.ts';

const summaryFields = fieldsOf(serviceFields, serviceSummary.shape);

export const presentServiceSummary = (row: Row<'services'>): ServiceSummary => presentRow(summaryFields, row);

export const presentService = (row: Row<'services'>, sectorIds: number[]): Service => ({
  ...presentRow(serviceFields, row),
  sector_ids: sectorIds,
});
