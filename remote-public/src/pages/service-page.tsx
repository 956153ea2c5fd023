import { useParams } from 'shared-lib/router';
import { usePageResource } from '../page-resource/page-resource.ts';
import { services } from '../copy/services.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { ServiceBar } from '../features/services/service-bar.tsx';
import { ServiceContents, ServiceHead } from '../features/services/service-contents.tsx';
import { ServiceNotFound, ServiceUnavailable } from '../features/services/service-states.tsx';
import { DetailSkeleton } from '../sections/detail-skeleton.tsx';
import { ServiceSample } from './service-sample.tsx';
import { ServiceSectors } from './service-sectors.tsx';
import { StudiesBand } from './studies-band.tsx';
import { Wrap } from 'shared-lib/ui/section';
import { VerdictCount } from '../sections/verdict-count.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { resource, isFetching, refetch } = usePageResource(servicePageQueries.detail(idOrSlug));
  if (!resource) return <DetailSkeleton title={services.title} />;
  if (resource.status === 'missing') return <ServiceNotFound />;
  if (resource.status === 'failed')
    return <ServiceUnavailable message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ServiceHead service={resource.value} />
      <ServiceContents
        service={resource.value}
        sample={<ServiceSample sector_ids={resource.value.sector_ids} />}
        sectors={<ServiceSectors sector_ids={resource.value.sector_ids} />}
      />
      <Wrap>
        <VerdictCount />
      </Wrap>
      <StudiesBand id="service-studies-title" sectors={resource.value.sector_ids} {...services.detail.studies} />
      <ServiceBar slug={resource.value.slug} basic_price={resource.value.basic_price} />
    </>
  );
};

export const ServicePage = () => (
  <main>
    <Content />
  </main>
);
