import type { User, UserStatus } from 'shared-lib/contracts';
import { Avatar } from 'shared-lib/ui/avatar';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-inline-size: 0;
  > span:last-child {
    min-inline-size: 0;
  }
  small {
    display: block;
  }
  bdi {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** A person by face, name and address. */
export const UserName = ({ user: { name, email } }: { user: Pick<User, 'name' | 'email'> }) => (
  <Who>
    <Avatar name={name} size={40} />
    <span>
      <b>{name}</b>
      <small>
        <Ltr>{email}</Ltr>
      </small>
    </span>
  </Who>
);

const tones: Record<UserStatus, BadgeTone> = { active: 'done', pending: 'review', suspended: 'rejected' };

export const StatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge $tone={tones[status]}>{copy.users.statuses[status]}</Badge>
);
