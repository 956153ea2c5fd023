import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'shared-lib/router';
import { contact } from '../copy/contact.ts';
import { calculationTopicQuery } from '../features/contact/calculation-topic-query.ts';
import type { RequestTopic } from '../features/contact/topic-prefill.tsx';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readTopicParams, type TopicParams } from './topic-params.ts';

interface ContactTopic {
  topic: RequestTopic | undefined;
  /** Only when the calculation in the link could not be computed, because its script could not be loaded. */
  failedCalculation: { isTrying: boolean; onRetry: () => void } | undefined;
}

/** Topic of the request from the query parameters. */
export const useContactTopic = (): ContactTopic => {
  const [search] = useSearchParams();
  const { calculation: code, ...params } = readTopicParams(search);
  const calculation = useQuery({ ...calculationTopicQuery(code), enabled: code !== '' });
  const nameTopic = useNameTopic(params);
  return {
    topic: calculation.data ?? nameTopic,
    failedCalculation: calculation.isError
      ? { isTrying: calculation.isFetching, onRetry: () => void calculation.refetch() }
      : undefined,
  };
};

/**
 * Service, study or sector that the visitor comes from; `undefined` until the API confirms it. The form gets names from the API only,
 * so a link cannot put its own text into it.
 */
const useNameTopic = (params: Omit<TopicParams, 'calculation'>): RequestTopic | undefined => {
  const { data: service } = useQuery({ ...servicePageQueries.detail(params.service), enabled: params.service !== '' });
  const { data: sectors = [] } = useQuery({ ...sectorQueries.basics(), enabled: params.sector !== '' });
  const { data: study } = useQuery({ ...studyQueries.detail(params.study), enabled: params.study !== '' });
  if (service?.status === 'found') {
    const { name_ar, packages } = service.value;
    const match = packages.find(({ name }) => name === params.package);
    return { kind: 'service', name: match ? contact.topic.packageOf(name_ar, match.name) : name_ar };
  }
  if (study?.status === 'found') return { kind: 'study', name: study.value.data.title_ar };
  const sector =
    params.sector && sectors.find(({ id, slug }) => slug === params.sector || String(id) === params.sector);
  return sector ? { kind: 'sector', name: sector.name_ar } : undefined;
};
