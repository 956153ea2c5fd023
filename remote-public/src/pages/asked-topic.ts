import type { QueryClient } from '@tanstack/react-query';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { serviceAnswers } from '../features/services/service-answers.ts';
import { studyQueries } from '../features/studies/studies.api.ts';

/** What an address says that a request is about: ids or slugs, empty where nothing is named; `package` narrows a service down. */
export const readAskedTopic = (search: URLSearchParams) => ({
  service: search.get('service') ?? '',
  package: search.get('package') ?? '',
  sector: search.get('sector') ?? '',
  study: search.get('study') ?? '',
});

export const prefetchAskedTopic = (queryClient: QueryClient, search: URLSearchParams) => {
  const { service, sector, study } = readAskedTopic(search);
  return Promise.allSettled([
    service && queryClient.query(serviceAnswers.detail(service)),
    sector && queryClient.query(sectorQueries.list()),
    study && queryClient.query(studyQueries.detail(study)),
  ]);
};
