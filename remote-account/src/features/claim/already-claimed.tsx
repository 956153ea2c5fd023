import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { claimCopy } from '../../copy/claim.ts';
import { RequestAttached } from './request-attached.tsx';
import { claimQueries } from './claim-queries.ts';
import { Actions, PanelContent } from './claim-layout.ts';
import { ClaimFailure } from './claim-failure.tsx';

/** Shows whether the request belongs to this account or to another one. */
export const AlreadyClaimed = ({ reference }: { reference: string }) => {
  const { data: isOwn, error, isFetching, refetch } = useLastingFailure(useQuery(claimQueries.isOwn(reference)));
  if (error) return <ClaimFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (isOwn === undefined)
    return (
      <LoadingArea>
        <Skeleton $block="9rem" />
      </LoadingArea>
    );
  if (isOwn) return <RequestAttached reference={reference} labels={claimCopy.mine} />;
  return (
    <Panel title={claimCopy.taken.title}>
      <PanelContent>
        <p>{claimCopy.taken.text}</p>
        <Actions>
          <ButtonLink tone="outline" to={paths.contact('contact')}>
            {claimCopy.taken.contact}
          </ButtonLink>
        </Actions>
      </PanelContent>
    </Panel>
  );
};
