import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'shared-lib/router';
import { contact } from '../copy/contact.ts';
import { calculationTopicQuery } from '../features/contact/calculation-topic-query.ts';
import type { RequestTopic } from '../features/contact/topic-prefill.tsx';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readTopicParams } from './topic-params.ts';

/**
 * Topic of the request from the query parameters; `undefined` until the API confirms it. The form gets names from the API only,
 * so a link cannot put its own text into it, apart from the title of a calculation.
 */
export const useContactTopic = (): RequestTopic | undefined => {
  const [search] = useSearchParams();
  const params = readTopicParams(search);
  const { data: calculation } = useQuery({
    ...calculationTopicQuery(params.calculation),
    enabled: params.calculation !== '',
  });
  const { data: service } = useQuery({ ...servicePageQueries.detail(params.service), enabled: params.service !== '' });
  const { data: sectors = [] } = useQuery({ ...sectorQueries.list(), enabled: params.sector !== '' });
  const { data: study } = useQuery({ ...studyQueries.detail(params.study), enabled: params.study !== '' });
  if (calculation) return calculation;
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
