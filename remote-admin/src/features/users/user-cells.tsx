import type { User } from 'shared-lib/contracts';
import { Avatar } from 'shared-lib/ui/avatar';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const Identity = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3h);
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

/** Avatar, name and e-mail address of a user. */
export const UserName = ({ user: { name, email } }: { user: Pick<User, 'name' | 'email'> }) => (
  <Identity>
    <Avatar name={name} size={40} />
    <span>
      <b>{name}</b>
      <small>
        <Ltr>{email}</Ltr>
      </small>
    </span>
  </Identity>
);

const tones: Record<User['status'], BadgeTone> = {
  active: 'done',
  pending: 'review',
  suspended: 'rejected',
  other: 'review',
};

export const StatusBadge = ({ status }: { status: User['status'] }) => (
  <Badge $tone={tones[status]}>{copy.users.statuses[status]}</Badge>
);
