import { useQuery } from '@tanstack/react-query';
import type { ClaimPreview } from 'shared-lib/contracts';
import { useSession } from 'shared-lib/session';
import { Alert } from 'shared-lib/ui/alert';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { claim } from '../../copy/claim.ts';
import { claimQueries, isUnknownLink } from './claim-calls.ts';
import { ClientDeed } from './client-deed.tsx';
import { Failed } from './failed.tsx';
import { GuestOffer } from './guest-offer.tsx';
import { LostReference } from './lost-reference.tsx';
import { RequestCard } from './request-card.tsx';
import { StaffNotice } from './staff-notice.tsx';

const NextDeed = ({ token, request }: { token: string; request: ClaimPreview }) => {
  const user = useSession((state) => state.user);
  if (!user) return <GuestOffer token={token} isClaimed={request.is_claimed} />;
  if (user.role !== 'client') return <StaffNotice role={user.role} />;
  return <ClientDeed key={user.id} token={token} request={request} user={user} />;
};

const UnknownLink = () => (
  <>
    <Alert tone="warning">
      <b>{claim.unknown.title}</b>
      <p>{claim.unknown.text}</p>
    </Alert>
    <LostReference />
  </>
);

/** The request that a link leads to, and what whoever opened it can do with it. */
export const ClaimedRequest = ({ token }: { token: string }) => {
  const { data, error, isFetching, refetch } = useQuery(claimQueries.preview(token));
  const status = useSession((state) => state.status);
  if (error && isUnknownLink(error)) return <UnknownLink />;
  if (error && !data) return <Failed error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || status === 'unknown')
    return (
      <LoadingArea>
        <Skeleton $block="16rem" />
      </LoadingArea>
    );
  return (
    <>
      <RequestCard request={data} />
      <NextDeed token={token} request={data} />
    </>
  );
};
