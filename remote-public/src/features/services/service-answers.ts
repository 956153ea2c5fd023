import type { QueryClient } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { answerOptions } from '../../answers/answer.ts';
import { oneAnswer } from '../../answers/one-answer.ts';

const ofPages = [...serviceQueries.all(), 'page'];

/** What the services page and a service's page stand on. */
export const serviceAnswers = {
  /** One call with the menus; a failure of it is said here, where the menus show their defaults. */
  list: () => answerOptions({ key: ofPages, load: (client: QueryClient) => client.query(serviceQueries.list()) }),
  detail: (idOrSlug: string) =>
    oneAnswer({
      kind: ofPages,
      asked: idOrSlug,
      load: (client) => client.query(serviceQueries.detail(idOrSlug)),
      slugOf: ({ slug }) => slug,
    }),
};
