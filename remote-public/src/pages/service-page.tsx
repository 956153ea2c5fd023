import { useParams } from 'shared-lib/router';
import { useAnswer } from '../answers/answer.ts';
import { services } from '../copy/services.ts';
import { serviceAnswers } from '../features/services/service-answers.ts';
import { ServiceBar } from '../features/services/service-bar.tsx';
import { ServiceContents } from '../features/services/service-contents.tsx';
import { ServiceHead } from '../features/services/service-head.tsx';
import { ServiceMissing, ServiceUnavailable } from '../features/services/service-not-here.tsx';
import { WaitingDetail } from '../sections/waiting-detail.tsx';
import { ServiceSectors } from './service-sectors.tsx';
import { ServiceStudies } from './service-studies.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { answer, isFetching, refetch } = useAnswer(serviceAnswers.detail(idOrSlug));
  if (!answer) return <WaitingDetail title={services.title} />;
  if (answer.is === 'missing') return <ServiceMissing />;
  if (answer.is === 'failed')
    return <ServiceUnavailable message={answer.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ServiceHead service={answer.value} />
      <ServiceContents service={answer.value} sectors={<ServiceSectors sector_ids={answer.value.sector_ids} />} />
      <ServiceStudies sector_ids={answer.value.sector_ids} />
      <ServiceBar slug={answer.value.slug} basic_price={answer.value.basic_price} />
    </>
  );
};

export const ServicePage = () => (
  <main>
    <Content />
  </main>
);
