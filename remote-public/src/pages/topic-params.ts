import type { QueryClient } from '@tanstack/react-query';
import { calculationTopicQuery } from '../features/contact/calculation-topic-query.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { studyQueries } from '../features/studies/studies.api.ts';

/** Query parameters with the topic of a request: ids or slugs, empty when absent. `package` is a package of the service, `calculation` the text of
 * a calculation in its link. */
export const readTopicParams = (search: URLSearchParams) => ({
  service: search.get('service') ?? '',
  package: search.get('package') ?? '',
  sector: search.get('sector') ?? '',
  study: search.get('study') ?? '',
  calculation: search.get('calculation') ?? '',
});

export type TopicParams = ReturnType<typeof readTopicParams>;

export const prefetchTopic = (queryClient: QueryClient, search: URLSearchParams) => {
  const { service, sector, study, calculation } = readTopicParams(search);
  return Promise.allSettled([
    service && queryClient.query(servicePageQueries.detail(service)),
    sector && queryClient.query(sectorQueries.basics()),
    study && queryClient.query(studyQueries.detail(study)),
    calculation && queryClient.query(calculationTopicQuery(calculation)),
  ]);
};
