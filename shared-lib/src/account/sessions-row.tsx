import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import type { AccountSession } from 'shared-lib/contracts';
import { accountCopy } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Badge } from 'shared-lib/ui/badge';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { endSession, accountQueries } from './account-queries.ts';
import { RowActions, SettingRow } from './setting-row.tsx';

const labels = accountCopy.sessions;

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding-block: var(--s3);
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;

const useEnding = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async (_receipt, id) => {
      toast.success(id === undefined ? labels.othersEnded : labels.ended, undefined, labels.endFailed);
      await queryClient.invalidateQueries(accountQueries.sessions());
    },
    onError: (error) => toast.failure(labels.endFailed, error instanceof HttpError ? error.message : undefined),
  });
};

const SessionItem = ({ session: { id, device, last_used_at, is_current } }: { session: AccountSession }) => {
  const { mutate, isPending } = useEnding();
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {labels.lastUsed} <TimeAgo since={last_used_at} />
        </small>
      </div>
      {is_current ? (
        <Badge $tone="done">{labels.current}</Badge>
      ) : (
        <Button
          tone="quiet"
          size="small"
          pending={isPending}
          aria-label={labels.endOf(device)}
          onClick={() => mutate(id)}
        >
          {labels.end}
        </Button>
      )}
    </li>
  );
};

/** The devices that are signed in, each with a button that ends its session. */
export const SessionsRow = () => {
  const query = useQuery(accountQueries.sessions());
  const { mutate, isPending } = useEnding();
  return (
    <SettingRow title={labels.title} text={labels.text}>
      <QueryBlock query={query} rows={2} failed={labels.failed}>
        {(sessions) => (
          <>
            <List>
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </List>
            {sessions.length > 1 && (
              <RowActions>
                <Button tone="quiet" size="small" pending={isPending} onClick={() => mutate(undefined)}>
                  <Icon icon={LogOut} size={16} />
                  {labels.endOthers}
                </Button>
              </RowActions>
            )}
          </>
        )}
      </QueryBlock>
    </SettingRow>
  );
};
