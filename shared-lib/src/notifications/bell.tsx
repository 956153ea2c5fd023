import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import type { Notification } from 'shared-lib/contracts';
import { notificationLabels } from 'shared-lib/copy';
import { formatDateTime, formatNumber } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { Link } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { color, hiddenLine, media, shape, text, weight } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { IconButton } from 'shared-lib/ui/button';
import { Disclosure } from 'shared-lib/ui/disclosure';
import { Icon } from 'shared-lib/ui/icon';
import { TextButton, TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { latestNotificationsQuery, readNotifications } from './notification-queries.ts';

const Button = styled.span`
  position: relative;
  display: inline-flex;
`;
const Count = styled.span`
  ${text.tabular}
  position: absolute;
  inset-block-start: -0.375rem;
  inset-inline-start: -0.375rem;
  display: grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: var(--s1);
  border-radius: ${shape.radius};
  background: ${color.clay600};
  color: ${color.white};
  font-size: 0.75rem;
  line-height: 1;
  pointer-events: none;
`;
const List = styled.ul`
  display: grid;
  inline-size: 22rem;
  ${media.phone} {
    inline-size: auto;
  }
  li {
    border-inline-start: 3px solid transparent;
    ${hiddenLine}
  }
  li[data-unread] {
    border-color: ${color.clay600};
    background: ${color.sand100};
  }
  a {
    display: grid;
    padding: var(--s2h) var(--s3);
    font-size: var(--fs-sm);
  }
  b {
    font-weight: ${weight.strong};
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
const Note = styled.p`
  padding: var(--s2) var(--s3);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

const Items = ({ items, onOpen }: { items: readonly Notification[]; onOpen: (id: number) => void }) => (
  <List aria-label={notificationLabels.title}>
    {items.map(({ id, title, body, link, read_at, at }) => (
      <li key={id} data-unread={read_at ? undefined : ''}>
        <Link to={link} onClick={() => read_at ?? onOpen(id)}>
          <b>{title}</b>
          <span>{body}</span>
          <small>
            {formatDateTime(at)} {!read_at && notificationLabels.isNew}
          </small>
        </Link>
      </li>
    ))}
  </List>
);

/** Bell with the number of unread notifications, and the latest ones below it. `page` lists all of them. */
export const NotificationBell = ({ page }: { page?: string }) => {
  const queryClient = useQueryClient();
  // The page may stay mounted for a moment after a sign-out, when the token is no longer valid.
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data, isError } = useQuery({ ...latestNotificationsQuery(), enabled: isSignedIn });
  const read = useMutation({
    mutationFn: (ids?: readonly number[]) => readNotifications(queryClient, ids),
    onError: (error) =>
      toast.failure(notificationLabels.readFailed, error instanceof HttpError ? error.message : undefined),
  });
  const unread = data?.unread ?? 0;
  return (
    <Disclosure
      isWide
      renderButton={(control) => (
        <Button>
          <IconButton label={notificationLabels.bell(formatNumber(unread))} {...control}>
            <Icon icon={Bell} size={20} />
          </IconButton>
          {unread > 0 && <Count aria-hidden="true">{formatNumber(unread)}</Count>}
        </Button>
      )}
    >
      {data && data.data.length > 0 && <Items items={data.data} onOpen={(id) => read.mutate([id])} />}
      {data?.data.length === 0 && <Note>{notificationLabels.none}</Note>}
      {!data && isError && <Note role="alert">{notificationLabels.failed}</Note>}
      {page && (
        <Note>
          <TextLink to={page}>{notificationLabels.all}</TextLink>
        </Note>
      )}
      {unread > 0 && (
        <Note>
          <TextButton onClick={() => read.mutate(undefined)}>{notificationLabels.readAll}</TextButton>
        </Note>
      )}
    </Disclosure>
  );
};
