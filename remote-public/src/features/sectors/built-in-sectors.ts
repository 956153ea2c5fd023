import { queryOptions } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { sectorQueries } from './sectors.api.ts';

/** Slug and icon of the eight sectors; the seed has the same names and slugs (product.md §8). */
const icons = {
  commercial: 'store',
  industrial: 'factory',
  technology: 'cpu',
  agricultural: 'sprout',
  tourism: 'palmtree',
  healthcare: 'heart-pulse',
  education: 'graduation-cap',
  energy: 'zap',
} as const;
type BuiltInSlug = keyof typeof icons;

/** A sector without figures, which only the API may provide. */
const builtIn = (slug: BuiltInSlug, index: number): Sector => ({
  id: index + 1,
  slug,
  name_ar: copy.sectors.builtIn[slug].name,
  name_en: slug,
  description_ar: copy.sectors.builtIn[slug].text,
  description_en: '',
  icon: icons[slug],
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

const slugs: readonly BuiltInSlug[] = [
  'commercial',
  'industrial',
  'technology',
  'agricultural',
  'tourism',
  'healthcare',
  'education',
  'energy',
];

/** Shown on the home page when the sectors cannot be loaded (specification §8). */
export const builtInSectors = (): Sector[] => slugs.map(builtIn);

/** Query of the home page: the sectors, with the built-in ones as fallback. */
export const homeSectors = () => queryOptions({ ...sectorQueries.list(), meta: { fallback: builtInSectors } });
