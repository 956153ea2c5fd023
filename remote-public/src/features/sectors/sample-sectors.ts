import type { Sector } from 'shared-lib/contracts';
import { builtInSectors } from './built-in-sectors.ts';

/** Figures of the three samples (specification §9). */
const figures: Readonly<Record<string, Pick<Sector, 'projects_count' | 'success_rate' | 'average_roi'>>> = {
  commercial: { projects_count: 250, success_rate: 92, average_roi: 28 },
  industrial: { projects_count: 180, success_rate: 89, average_roi: 35 },
  technology: { projects_count: 150, success_rate: 94, average_roi: 45 },
};

/** Shown on the sectors page when the sectors cannot be loaded (specification §8). */
export const sampleSectors = (): Sector[] =>
  builtInSectors().flatMap((sector) => {
    const sample = figures[sector.slug];
    return sample ? [{ ...sector, ...sample }] : [];
  });
