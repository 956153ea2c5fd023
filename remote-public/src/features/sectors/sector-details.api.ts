import { queryOptions } from '@tanstack/react-query';
import { lazyContracts, toListedService } from 'shared-lib/api';
import type { Sector, SectorStatistics, ServiceSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { detailQuery } from '../../page-resource/detail-query.ts';
import { sectorQueries } from './sectors.api.ts';
import { sampleSectors } from './built-in-sectors.ts';

const contract = lazyContracts(() => import('./sector-details.contract.ts'));

const encode = (idOrSlug: string) => encodeURIComponent(idOrSlug);

/** One sector, its statistics and its services. */
export const sectorDetails = {
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }): Promise<Sector> =>
        http.get(`/public/sectors/${encode(idOrSlug)}`, contract('sectorDetail'), { signal }),
    }),
  statistics: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'statistics', idOrSlug],
      queryFn: ({ signal }): Promise<SectorStatistics> =>
        http.get(`/public/sectors/${encode(idOrSlug)}/statistics`, contract('statistics'), { signal }),
    }),
  services: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'services', idOrSlug],
      queryFn: async ({ signal }): Promise<ServiceSummary[]> => {
        const url = `/public/services/sector/${encode(idOrSlug)}`;
        return (await http.get(url, contract('servicesOfSector'), { signal })).map(toListedService);
      },
    }),
};

const pageKey = [...sectorQueries.all(), 'page'];

/** Queries of the sectors page and the sector page. */
export const sectorPageQueries = {
  /** Shares the request with the home page, but has another fallback: the sample sectors. */
  list: () =>
    queryOptions({
      queryKey: pageKey,
      queryFn: ({ client }): Promise<Sector[]> => client.query(sectorQueries.list()),
      meta: { fallback: sampleSectors },
    }),
  detail: (idOrSlug: string) =>
    detailQuery({
      baseKey: pageKey,
      idOrSlug,
      load: (client) => client.query(sectorDetails.detail(idOrSlug)),
      slugOf: ({ slug }) => slug,
    }),
};
