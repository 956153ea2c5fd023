import { useParams } from 'shared-lib/router';
import { useAnswer } from '../answers/answer.ts';
import { sectors } from '../copy/sectors.ts';
import { sectorAnswers } from '../features/sectors/sector-answers.ts';
import { SectorContents } from '../features/sectors/sector-contents.tsx';
import { SectorHead } from '../features/sectors/sector-head.tsx';
import { SectorMissing, SectorUnavailable } from '../features/sectors/sector-not-here.tsx';
import { WaitingDetail } from '../sections/waiting-detail.tsx';
import { SectorServices } from './sector-services.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { answer, isFetching, refetch } = useAnswer(sectorAnswers.detail(idOrSlug));
  if (!answer) return <WaitingDetail title={sectors.crumb} />;
  if (answer.is === 'missing') return <SectorMissing />;
  if (answer.is === 'failed')
    return <SectorUnavailable message={answer.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <SectorHead sector={answer.value} />
      <SectorContents sector={answer.value} idOrSlug={idOrSlug} services={<SectorServices idOrSlug={idOrSlug} />} />
    </>
  );
};

export const SectorPage = () => (
  <main>
    <Content />
  </main>
);
