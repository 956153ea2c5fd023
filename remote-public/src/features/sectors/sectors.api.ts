import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { Sector } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./sectors.contract.ts'));

const fetchSectors = ({ signal }: { signal: AbortSignal }): Promise<Sector[]> =>
  http.get('/public/sectors', contract('sectorList'), { signal });

/** What the home page shows of a sector: less than a third of the bytes that its document would carry otherwise. */
export type HomeSector = Pick<
  Sector,
  'id' | 'slug' | 'name_ar' | 'description_ar' | 'icon' | 'color' | 'image' | 'projects_count' | 'success_rate'
>;

const toHomeSector = (sector: Sector): HomeSector => ({
  id: sector.id,
  slug: sector.slug,
  name_ar: sector.name_ar,
  description_ar: sector.description_ar,
  icon: sector.icon,
  color: sector.color,
  image: sector.image,
  projects_count: sector.projects_count,
  success_rate: sector.success_rate,
});

/** What a link to a sector and the calculator need of it. */
type SectorBasics = Pick<Sector, 'id' | 'slug' | 'name_ar' | 'icon' | 'typical_capital' | 'average_roi'>;

const toBasics = (sector: Sector): SectorBasics => ({
  id: sector.id,
  slug: sector.slug,
  name_ar: sector.name_ar,
  icon: sector.icon,
  typical_capital: sector.typical_capital,
  average_roi: sector.average_roi,
});

export const sectorQueries = {
  all: () => ['sectors'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'list'],
      queryFn: fetchSectors,
    }),
  /** For pages that only name the sectors: whole ones make a document 3 kB larger. */
  basics: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'basics'],
      queryFn: async (context) => (await fetchSectors(context)).map(toBasics),
    }),
  /** The sectors of the home page, with a key of their own, because other pages need whole sectors. */
  home: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'home'],
      queryFn: async (context) => (await fetchSectors(context)).map(toHomeSector),
    }),
};
