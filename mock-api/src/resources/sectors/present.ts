import type { Sector, SectorStatistics } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { presentRow } from '../../fields/rows.ts';
import { sectorFields } from '../../fields/sectors.ts';
import type { StudyFigures } from './repository.ts';

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
