import { useParams } from 'shared-lib/router';
import { useAnswer } from '../answers/answer.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyMissing, StudyUnavailable, StudyWaiting } from '../features/studies/study-not-here.tsx';
import { StudyReading } from '../features/studies/study-reading.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { answer, isFetching, refetch } = useAnswer(studyQueries.detail(idOrSlug));
  if (!answer) return <StudyWaiting />;
  if (answer.is === 'missing') return <StudyMissing />;
  if (answer.is === 'failed')
    return <StudyUnavailable message={answer.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <StudyReading found={answer.value} />;
};

export const StudyPage = () => (
  <main>
    <Content />
  </main>
);
