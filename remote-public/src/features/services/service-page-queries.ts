import type { QueryClient } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { pageResourceQuery } from '../../page-resource/page-resource.ts';
import { detailQuery } from '../../page-resource/detail-query.ts';

const pageKey = [...serviceQueries.all(), 'page'];

/** Queries of the services page and the service page. */
export const servicePageQueries = {
  /** Shares the request with the menus. The page shows a failure, whereas the menus show their defaults. */
  list: () => pageResourceQuery({ key: pageKey, load: (client: QueryClient) => client.query(serviceQueries.list()) }),
  detail: (idOrSlug: string) =>
    detailQuery({
      baseKey: pageKey,
      idOrSlug,
      load: (client) => client.query(serviceQueries.detail(idOrSlug)),
      slugOf: ({ slug }) => slug,
    }),
};
