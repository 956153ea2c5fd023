import { queryOptions } from '@tanstack/react-query';
import type { Sector, SectorStatistics, ServiceSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { sectorQueries } from './sectors.api.ts';

type Contracts = typeof import('./sector-details.contract.ts');
/** Loads a contract with the first request, like the contract of the list. */
const lazyContract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./sector-details.contract.ts'))[name];

const encode = (idOrSlug: string) => encodeURIComponent(idOrSlug);

/** One sector, its statistics and its services. */
export const sectorDetails = {
  detail: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'detail', idOrSlug],
      queryFn: ({ signal }): Promise<Sector> =>
        http.get(`/public/sectors/${encode(idOrSlug)}`, lazyContract('sectorDetail'), { signal }),
    }),
  statistics: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'statistics', idOrSlug],
      queryFn: ({ signal }): Promise<SectorStatistics> =>
        http.get(`/public/sectors/${encode(idOrSlug)}/statistics`, lazyContract('statistics'), { signal }),
    }),
  services: (idOrSlug: string) =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'services', idOrSlug],
      queryFn: ({ signal }): Promise<ServiceSummary[]> =>
        http.get(`/public/services/sector/${encode(idOrSlug)}`, lazyContract('servicesOfSector'), { signal }),
    }),
};
