import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { toast } from 'shared-lib/toast';
import { Tag } from 'shared-lib/ui/badge';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { profile } from '../../copy/people.ts';
import { ActionRows } from '../../resource/action-rows.ts';
import { endSession, sessionsKey, sessionsQuery } from './profile-requests.ts';

const Foot = styled.div`
  padding-block-start: var(--s4);
`;

const useEndSession = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | undefined) => endSession(id),
    onSuccess: () => {
      toast.success(profile.ended, undefined, profile.endFailed);
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => toast.failure(profile.endFailed, error instanceof HttpError ? error.message : undefined),
  });
};

const Sessions = ({ sessions }: { sessions: readonly AccountSession[] }) => {
  const end = useEndSession();
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <>
      <ActionRows>
        {sessions.map(({ id, device, created_at, last_used_at, is_current }) => (
          <li key={id}>
            <span>
              <b>{device}</b> {is_current && <Tag>{profile.current}</Tag>}
              <small>
                {profile.lastUsed(formatDateTime(last_used_at))} · {profile.since(formatDateTime(created_at))}
              </small>
            </span>
            {!is_current && (
              <Button
                tone="quiet"
                size="small"
                aria-label={profile.endLabel(device)}
                disabled={end.isPending}
                onClick={() => end.mutate(id)}
              >
                {profile.end}
              </Button>
            )}
          </li>
        ))}
      </ActionRows>
      <Foot>
        {hasOthers ? (
          <Button tone="danger" size="small" pending={end.isPending} onClick={() => end.mutate(undefined)}>
            {profile.endOthers}
          </Button>
        ) : (
          profile.onlyThis
        )}
      </Foot>
    </>
  );
};

/** The devices on which the administrator is signed in. */
export const SessionsPanel = () => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(sessionsQuery()));
  return (
    <Panel title={profile.sessions}>
      {data && <Sessions sessions={data} />}
      {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingArea>
          <Skeleton $inline="100%" $block="6rem" />
        </LoadingArea>
      )}
    </Panel>
  );
};
