import type { QueryClient } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { answerOptions } from '../../answers/answer.ts';

/** What the services page and a service's page stand on. */
export const serviceAnswers = {
  /** One call with the menus; a failure of it is said here, where the menus show their defaults. */
  list: () => answerOptions({ key: [...serviceQueries.all(), 'page'], load: (client: QueryClient) => client.query(serviceQueries.list()) }),
  detail: (idOrSlug: string) =>
    answerOptions({ key: [...serviceQueries.all(), 'page', idOrSlug], load: (client: QueryClient) => client.query(serviceQueries.detail(idOrSlug)) }),
};
