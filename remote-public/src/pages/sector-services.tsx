import { useQuery } from '@tanstack/react-query';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Grid } from '../ui/grid.tsx';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { sectors } from '../copy/sectors.ts';
import { services as serviceCopy } from '../copy/services.ts';
import { Block } from '../sections/aside-layout.tsx';
import { CompactGrid } from '../sections/compact-grid.ts';
import { ServiceCard } from '../features/services/service-card.tsx';
import { serviceFacts } from '../features/services/service-facts.ts';
import { sectorDetails } from '../features/sectors/sector-details.api.ts';

const ServicesSkeleton = () => (
  <LoadingArea>
    <Grid>
      <Skeleton $block="34rem" />
      <Skeleton $block="34rem" />
      <Skeleton $block="34rem" />
    </Grid>
  </LoadingArea>
);

/** Services for the sector, with a retry of their own when they cannot be loaded. */
export const SectorServices = ({ idOrSlug }: { idOrSlug: string }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(sectorDetails.services(idOrSlug)));
  if (data?.length === 0) return null;
  return (
    <Section>
      <Block id="sector-services" title={sectors.detail.services}>
        {data && (
          <CompactGrid $footer="hidden">
            {data.map((service) => (
              <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} />
            ))}
          </CompactGrid>
        )}
        {!data && error && (
          <BlockFailed
            message={serviceCopy.failed(error.message)}
            isTrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <ServicesSkeleton />}
      </Block>
    </Section>
  );
};
