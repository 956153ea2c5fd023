import { useParams } from 'shared-lib/router';
import { usePageResource } from '../page-resource/page-resource.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyNotFound, StudyUnavailable, StudySkeleton } from '../features/studies/study-states.tsx';
import { StudyView } from '../features/studies/study-view.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { resource, isFetching, refetch } = usePageResource(studyQueries.detail(idOrSlug));
  if (!resource) return <StudySkeleton />;
  if (resource.status === 'missing') return <StudyNotFound />;
  if (resource.status === 'failed')
    return <StudyUnavailable message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <StudyView studyPage={resource.value} />;
};

export const StudyPage = () => (
  <main>
    <Content />
  </main>
);
