import { queryOptions } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { sectorQueries } from './sectors.api.ts';

/** The eight sectors by their slugs; the seed has the same names and slugs (product.md §8). */
const slugs = [
  'commercial',
  'industrial',
  'technology',
  'agricultural',
  'tourism',
  'healthcare',
  'education',
  'energy',
] as const;

/** A sector without figures, which only the API may provide. */
const builtIn = (slug: (typeof slugs)[number], index: number): Sector => ({
  id: index + 1,
  slug,
  name_ar: copy.sectors.builtIn[slug].name,
  name_en: slug,
  description_ar: copy.sectors.builtIn[slug].text,
  description_en: '',
  icon: '',
  color: '',
  image: null,
  projects_count: 0,
  success_rate: 0,
  average_roi: 0,
  market_size: '',
  key_features: '[]',
  sample_studies: '[]',
  opportunities: [],
  typical_capital: { from: 0, to: 0 },
  is_active: true,
  sort_order: index + 1,
  created_at: '2015-12-31T00:00:00.000Z',
  updated_at: '2015-12-31T00:00:00.000Z',
});

/** Shown on the home page when the sectors cannot be loaded (specification §8). */
export const builtInSectors = (): Sector[] => slugs.map(builtIn);

/** Query of the home page: the sectors, with the built-in ones as fallback. */
export const homeSectors = () => queryOptions({ ...sectorQueries.home(), meta: { fallback: builtInSectors } });

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
