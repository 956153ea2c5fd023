import { useQuery } from '@tanstack/react-query';
import type { ClaimPreview, User } from 'shared-lib/contracts';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { useSession } from 'shared-lib/session';
import { Alert } from 'shared-lib/ui/alert';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { claimCopy } from '../../copy/claim.ts';
import { NeedsScripts } from '../../layout/needs-scripts.tsx';
import { claimQueries, isInvalidLink } from './claim-queries.ts';
import { AttachPanel } from './attach-panel.tsx';
import { ClaimFailure } from './claim-failure.tsx';
import { LostReference } from './lost-reference.tsx';
import { RequestCard } from './request-card.tsx';
import { Actions, PanelContent } from './claim-layout.ts';
import { copy } from '../../copy/ar.ts';

/** Offers a guest login and registration. Both return to this page. */
const GuestPanel = ({ token, isClaimed }: { token: string; isClaimed: boolean }) => {
  const { title, text } = isClaimed ? claimCopy.claimedForGuest : claimCopy.guest;
  const here = paths.claim(token);
  return (
    <Panel title={title}>
      <PanelContent>
        <p>{text}</p>
        <Actions>
          <ButtonLink to={paths.auth(here)}>{copy.login.tab}</ButtonLink>
          {!isClaimed && (
            <ButtonLink tone="outline" to={paths.register(here)}>
              {copy.register.tab}
            </ButtonLink>
          )}
        </Actions>
      </PanelContent>
    </Panel>
  );
};

/** Explains to administrators and consultants that only client accounts can own requests. */
const StaffNotice = ({ role }: { role: Exclude<User['role'], 'client'> }) => (
  <Panel title={claimCopy.staff.title}>
    <PanelContent>
      <p>{claimCopy.staff.text[role]}</p>
      <Actions>
        <ButtonLink tone="outline" to={role === 'admin' ? paths.admin.home() : paths.dashboard()}>
          {claimCopy.attached.dashboard}
        </ButtonLink>
      </Actions>
    </PanelContent>
  </Panel>
);

const ClaimActions = ({ token, request }: { token: string; request: ClaimPreview }) => {
  const user = useSession((state) => state.user);
  if (!user) return <GuestPanel token={token} isClaimed={request.is_claimed} />;
  if (user.role !== 'client') return <StaffNotice role={user.role} />;
  return <AttachPanel key={user.id} token={token} request={request} user={user} />;
};

const InvalidLink = () => (
  <>
    <Alert tone="warning">
      <b>{claimCopy.unknown.title}</b>
      <p>{claimCopy.unknown.text}</p>
    </Alert>
    <LostReference />
  </>
);

/** The request of a claim link, with the actions available to the current user. */
export const LinkedRequest = ({ token }: { token: string }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(claimQueries.preview(token)));
  const status = useSession((state) => state.status);
  if (error && isInvalidLink(error)) return <InvalidLink />;
  if (error && !data) return <ClaimFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || status === 'unknown')
    return (
      <>
        <NeedsScripts>{claimCopy.needsScripts.request}</NeedsScripts>
        <LoadingArea>
          <Skeleton $block="16rem" />
        </LoadingArea>
      </>
    );
  return (
    <>
      <RequestCard request={data} />
      {data.kind === 'consultation' && !data.is_claimed && (
        <ButtonLink to={paths.claimBooking(token)}>{claimCopy.booking}</ButtonLink>
      )}
      <ClaimActions token={token} request={data} />
    </>
  );
};
