import { useParams } from 'shared-lib/router';
import { usePageResource } from '../page-resource/page-resource.ts';
import { sectors } from '../copy/sectors.ts';
import { sectorPageQueries } from '../features/sectors/sector-details.api.ts';
import { SectorContents, SectorHead } from '../features/sectors/sector-contents.tsx';
import { SectorNotFound, SectorUnavailable } from '../features/sectors/sector-states.tsx';
import { DetailSkeleton } from '../sections/detail-skeleton.tsx';
import { StudiesBand } from './studies-band.tsx';
import { SectorServices } from './sector-services.tsx';

const Content = () => {
  const { idOrSlug = '' } = useParams();
  const { resource, isFetching, refetch } = usePageResource(sectorPageQueries.detail(idOrSlug));
  if (!resource) return <DetailSkeleton title={sectors.crumb} />;
  if (resource.status === 'missing') return <SectorNotFound />;
  if (resource.status === 'failed')
    return <SectorUnavailable message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <SectorHead sector={resource.value} />
      <SectorContents sector={resource.value} idOrSlug={idOrSlug} />
      <StudiesBand
        id="sector-samples"
        sectors={[idOrSlug]}
        title={sectors.detail.samples}
        text={sectors.detail.samplesText}
        all={sectors.detail.allSamples}
      />
      <SectorServices idOrSlug={idOrSlug} />
    </>
  );
};

export const SectorPage = () => (
  <main>
    <Content />
  </main>
);
