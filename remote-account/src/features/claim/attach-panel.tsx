import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import type { ClaimPreview, User } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useEffect, useRef } from 'react';
import { claimCopy } from '../../copy/claim.ts';
import { attachRequest, claimQueries } from './claim-queries.ts';
import { Actions, PanelContent, SuccessPanel, Title } from './claim-layout.ts';
import { ClaimFailure } from './claim-failure.tsx';

interface RequestAttachedProps {
  reference: string;
  labels: { title: string; text: string };
  /** Moves the focus to the title, because the button that was pressed is gone. */
  takesFocus?: boolean;
}

/** Shows that the request belongs to this account, with a link to its page. */
const RequestAttached = ({ reference, labels, takesFocus = false }: RequestAttachedProps) => {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <SuccessPanel
      title={
        <Title ref={title} tabIndex={-1}>
          {labels.title}
        </Title>
      }
    >
      <PanelContent>
        <p>{labels.text}</p>
        <Actions>
          <ButtonLink to={paths.request(reference)}>{claimCopy.attached.open}</ButtonLink>
          <ButtonLink tone="outline" to={paths.dashboard()}>
            {claimCopy.attached.dashboard}
          </ButtonLink>
        </Actions>
      </PanelContent>
    </SuccessPanel>
  );
};

/** Shows whether the request belongs to this account or to another one. */
const AlreadyClaimed = ({ reference }: { reference: string }) => {
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

const labels = claimCopy.attach;

const useAttach = (token: string) => {
  const queryClient = useQueryClient();
  const refetchPreview = () => queryClient.invalidateQueries({ queryKey: claimQueries.preview(token).queryKey });
  return useMutation({
    mutationFn: () => attachRequest(token),
    onSuccess: () =>
      Promise.all([refetchPreview(), queryClient.invalidateQueries({ queryKey: claimQueries.requests() })]),
    // Another account attached the request first: load its new state.
    onError: (error) => (error instanceof HttpError && error.kind === 'conflict' ? refetchPreview() : undefined),
  });
};

interface Props {
  token: string;
  request: ClaimPreview;
  user: User;
}

/** Lets a client attach the request to their account, or shows that it is already attached. */
export const AttachPanel = ({ token, request, user }: Props) => {
  const attach = useAttach(token);
  if (attach.isSuccess) return <RequestAttached reference={request.reference} labels={claimCopy.attached} takesFocus />;
  if (request.is_claimed) return <AlreadyClaimed reference={request.reference} />;
  return (
    <Panel title={labels.title}>
      <PanelContent>
        <p>
          {labels.account} <Ltr>{user.email}</Ltr>
        </p>
        {attach.error && <Alert tone="danger">{`${labels.failed}. ${attach.error.message}`}</Alert>}
        <Actions>
          <Button pending={attach.isPending} pendingText={labels.pending} onClick={() => attach.mutate()}>
            {labels.action}
          </Button>
        </Actions>
      </PanelContent>
    </Panel>
  );
};
