import { queryOptions } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { oneAnswer } from '../../answers/one-answer.ts';
import { sampleSectors } from './sample-sectors.ts';
import { sectorDetails } from './sector-details.api.ts';
import { sectorQueries } from './sectors.api.ts';

const ofPages = [...sectorQueries.all(), 'page'];

/** What the sectors page and a sector's page stand on. */
export const sectorAnswers = {
  /** One call with the home page, but without the sectors other samples stand here. */
  list: () =>
    queryOptions({
      queryKey: ofPages,
      queryFn: ({ client }): Promise<Sector[]> => client.query(sectorQueries.list()),
      meta: { fallback: sampleSectors },
    }),
  detail: (idOrSlug: string) =>
    oneAnswer({
      kind: ofPages,
      asked: idOrSlug,
      load: (client) => client.query(sectorDetails.detail(idOrSlug)),
      slugOf: ({ slug }) => slug,
    }),
};
