import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'shared-lib/router';
import { contact } from '../copy/contact.ts';
import type { RequestTopic } from '../features/contact/topic-text.tsx';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { serviceAnswers } from '../features/services/service-answers.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readAskedTopic } from './asked-topic.ts';

/** What the address says that a request is about, once its name is known; an address never puts words of its own into a form. */
export const useContactTopic = (): RequestTopic | undefined => {
  const [search] = useSearchParams();
  const asked = readAskedTopic(search);
  const { data: service } = useQuery({ ...serviceAnswers.detail(asked.service), enabled: asked.service !== '' });
  const { data: sectors = [] } = useQuery({ ...sectorQueries.list(), enabled: asked.sector !== '' });
  const { data: study } = useQuery({ ...studyQueries.detail(asked.study), enabled: asked.study !== '' });
  if (service?.is === 'here') {
    const { name_ar, packages } = service.value;
    const wanted = packages.find(({ name }) => name === asked.package);
    return { kind: 'service', name: wanted ? contact.topic.packageOf(name_ar, wanted.name) : name_ar };
  }
  if (study?.is === 'here') return { kind: 'study', name: study.value.data.title_ar };
  const sector = asked.sector && sectors.find(({ id, slug }) => slug === asked.sector || String(id) === asked.sector);
  return sector ? { kind: 'sector', name: sector.name_ar } : undefined;
};
