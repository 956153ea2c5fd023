import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { answerOptions } from '../../answers/answer.ts';
import { sampleSectors } from './sample-sectors.ts';
import { sectorDetails } from './sector-details.api.ts';
import { sectorQueries } from './sectors.api.ts';

/** What the sectors page and a sector's page stand on. */
export const sectorAnswers = {
  /** One call with the home page, but without the sectors other samples stand here. */
  list: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'page'],
      queryFn: ({ client }): Promise<Sector[]> => client.query(sectorQueries.list()),
      meta: { fallback: sampleSectors },
    }),
  detail: (idOrSlug: string) =>
    answerOptions({ key: [...sectorQueries.all(), 'page', idOrSlug], load: (client: QueryClient) => client.query(sectorDetails.detail(idOrSlug)) }),
};
