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

const words = copy.pending;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin-block-start: 1.5rem;
`;

const tellFailure = (error: Error): void =>
  toast.failure(words.failed, error instanceof HttpError ? error.message : undefined);

const tellStatus = (user: User): void => {
  session.updateUser(user);
  if (user.status === 'pending') toast.info(words.stillPending, words.text);
  else toast.success(words.approved);
};

/** How far the approval of a consultant has come; asks again when the person wants to know. */
export const ApprovalStatus = ({ user }: { user: User }) => {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => queryClient.query({ ...currentUserQuery(), staleTime: 0 }),
    onSuccess: tellStatus,
    onError: tellFailure,
  });
  return (
    <Panel title={words.path}>
      <Timeline
        items={[
          { id: 'created', title: words.created, time: formatDate(user.created_at), state: 'done' },
          { id: 'review', title: words.review, time: words.reviewText, state: 'now' },
          { id: 'active', title: words.active, time: words.activeText, state: 'next' },
        ]}
      />
      <Actions>
        <Button size="small" pending={check.isPending} pendingText={words.checking} onClick={() => check.mutate()}>
          {words.check}
        </Button>
        <ButtonLink tone="quiet" size="small" to={paths.contact('contact')}>
          {words.contact}
        </ButtonLink>
      </Actions>
    </Panel>
  );
};
