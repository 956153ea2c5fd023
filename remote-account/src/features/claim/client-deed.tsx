import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimPreview, User } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { claim } from '../../copy/claim.ts';
import { Attached } from './attached.tsx';
import { attachRequest, claimQueries } from './claim-calls.ts';
import { Deeds, Offer } from './claim-layout.ts';
import { ClaimedBefore } from './claimed-before.tsx';

const words = claim.attach;

const useAttach = (token: string) => {
  const queryClient = useQueryClient();
  const askAgain = () => queryClient.invalidateQueries({ queryKey: claimQueries.preview(token).queryKey });
  return useMutation({
    mutationFn: () => attachRequest(token),
    onSuccess: () => Promise.all([askAgain(), queryClient.invalidateQueries({ queryKey: claimQueries.requests() })]),
    // Somebody was faster: what the link leads to is told anew.
    onError: (error) => (error instanceof HttpError && error.kind === 'conflict' ? askAgain() : undefined),
  });
};

interface Props {
  token: string;
  request: ClaimPreview;
  user: User;
}

/** To a client: attaches the request to the account by one press, or says whose it is already. */
export const ClientDeed = ({ token, request, user }: Props) => {
  const attach = useAttach(token);
  if (attach.isSuccess) return <Attached words={claim.attached} takesFocus />;
  if (request.is_claimed) return <ClaimedBefore reference={request.reference} />;
  return (
    <Panel title={words.title}>
      <Offer>
        <p>
          {words.account} <Ltr>{user.email}</Ltr>
        </p>
        {attach.error && <Alert tone="danger">{`${words.failed}. ${attach.error.message}`}</Alert>}
        <Deeds>
          <Button pending={attach.isPending} pendingText={words.pending} onClick={() => attach.mutate()}>
            {words.action}
          </Button>
        </Deeds>
      </Offer>
    </Panel>
  );
};
