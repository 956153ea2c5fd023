import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { claim } from '../../copy/claim.ts';
import { Attached } from './attached.tsx';
import { claimQueries } from './claim-calls.ts';
import { Deeds, Offer } from './claim-layout.ts';
import { Failed } from './failed.tsx';

/** A request that an account has: this one, or another. */
export const ClaimedBefore = ({ reference }: { reference: string }) => {
  const { data: isOwn, error, isFetching, refetch } = useQuery(claimQueries.isOwn(reference));
  if (error) return <Failed error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (isOwn === undefined)
    return (
      <LoadingArea>
        <Skeleton $block="9rem" />
      </LoadingArea>
    );
  if (isOwn) return <Attached words={claim.mine} />;
  return (
    <Panel title={claim.taken.title}>
      <Offer>
        <p>{claim.taken.text}</p>
        <Deeds>
          <ButtonLink tone="outline" to={paths.contact('contact')}>
            {claim.taken.contact}
          </ButtonLink>
        </Deeds>
      </Offer>
    </Panel>
  );
};
