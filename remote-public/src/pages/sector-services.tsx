import { useQuery } from '@tanstack/react-query';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { media } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Grid } from '../ui/grid.tsx';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { sectors } from '../copy/sectors.ts';
import { services as serviceCopy } from '../copy/services.ts';
import { Block } from '../sections/aside-layout.tsx';
import { ServiceCard } from '../features/services/service-card.tsx';
import { serviceFacts } from '../features/services/service-facts.ts';
import { sectorDetails } from '../features/sectors/sector-details.api.ts';

/** Two columns. The last card of an odd number fills its row, with the picture beside the text. */
const Pairs = styled(Grid).attrs({ $columns: 2 })`
  ${media.columns} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      display: grid;
      grid-template: 1fr auto / repeat(2, minmax(0, 1fr));
      > :first-child {
        grid-row: 1 / -1;
      }
    }
  }
`;

const ServicesSkeleton = () => (
  <LoadingArea>
    <Grid $columns={2}>
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
    <Block id="sector-services" title={sectors.detail.services}>
      {data && (
        <Pairs>
          {data.map((service) => (
            <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} />
          ))}
        </Pairs>
      )}
      {!data && error && (
        <BlockFailed message={serviceCopy.failed(error.message)} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ServicesSkeleton />}
    </Block>
  );
};
