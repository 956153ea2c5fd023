import { queryOptions } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { detailQuery } from '../../page-resource/detail-query.ts';
import { sampleSectors } from './sample-sectors.ts';
import { sectorDetails } from './sector-details.api.ts';
import { sectorQueries } from './sectors.api.ts';

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
