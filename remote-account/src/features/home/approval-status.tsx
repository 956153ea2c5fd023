import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from 'shared-lib/api';
import type { User } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Timeline } from 'shared-lib/ui/timeline';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const labels = copy.pending;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  margin-block-start: var(--s6);
`;

const showFailure = (error: Error): void =>
  toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined);

const showStatus = (user: User): void => {
  session.updateUser(user);
  if (user.status === 'pending') toast.info(labels.stillPending, labels.text, labels.failed);
  else toast.success(labels.approved, undefined, labels.failed);
};

/** Progress of a consultant’s approval, with a button that checks it again. */
export const ApprovalStatus = ({ user }: { user: User }) => {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => queryClient.query({ ...currentUserQuery(), staleTime: 0 }),
    onSuccess: showStatus,
    onError: showFailure,
  });
  return (
    <Panel title={labels.path}>
      <Timeline
        items={[
          { id: 'created', title: labels.created, time: formatDate(user.created_at), state: 'done' },
          { id: 'review', title: labels.review, time: labels.reviewText, state: 'now' },
          { id: 'active', title: labels.active, time: labels.activeText, state: 'next' },
        ]}
      />
      <Actions>
        <Button size="small" pending={check.isPending} pendingText={labels.checking} onClick={() => check.mutate()}>
          {labels.check}
        </Button>
        <ButtonLink tone="quiet" size="small" to={paths.contact('contact')}>
          {labels.contact}
        </ButtonLink>
      </Actions>
    </Panel>
  );
};
