import { useQuery } from '@tanstack/react-query';
import { Grid } from 'shared-lib/ui/grid';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { sectors } from '../copy/sectors.ts';
import { services as serviceWords } from '../copy/services.ts';
import { Block } from '../sections/aside-layout.tsx';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ServiceCard } from '../features/services/service-card.tsx';
import { serviceFacts } from '../features/services/service-facts.ts';
import { sectorDetails } from '../features/sectors/sector-details.api.ts';

const Waiting = () => (
  <LoadingArea>
    <Grid $columns={2}>
      <Skeleton $block="34rem" />
      <Skeleton $block="34rem" />
    </Grid>
  </LoadingArea>
);

/** What the house offers in the sector; asked for again by itself when it did not come. */
export const SectorServices = ({ idOrSlug }: { idOrSlug: string }) => {
  const { data, error, isFetching, refetch } = useQuery(sectorDetails.services(idOrSlug));
  if (data?.length === 0) return null;
  return (
    <Block id="sector-services" title={sectors.detail.services}>
      {data && (
        <Grid $columns={2}>
          {data.map((service) => (
            <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} />
          ))}
        </Grid>
      )}
      {!data && error && <BlockFailed message={serviceWords.failed(error.message)} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Block>
  );
};
