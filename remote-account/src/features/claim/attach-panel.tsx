import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimPreview, User } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { claimCopy } from '../../copy/claim.ts';
import { RequestAttached } from './request-attached.tsx';
import { attachRequest, claimQueries } from './claim-queries.ts';
import { Actions, PanelContent } from './claim-layout.ts';
import { AlreadyClaimed } from './already-claimed.tsx';

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
