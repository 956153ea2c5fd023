import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { session, useKnownUser } from 'shared-lib/session';
import { color, media, shape, text, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { Disclosure, type DisclosureButton } from './disclosure.tsx';

const Face = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.125rem;
  border: 0;
  border-radius: ${shape.radius};
  background: none;
  text-align: start;
  cursor: pointer;
  b,
  small {
    display: block;
    line-height: 1.4;
  }
  b {
    font-size: 0.9375rem;
    font-weight: ${weight.strong};
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
const Name = styled.span`
  ${media.stacked} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
const Who = styled.p`
  ${text.sm}
  padding: 0.5rem 0.75rem 0.75rem;
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
  b {
    display: block;
  }
  bdi {
    color: ${color.text2};
    white-space: normal;
  }
`;
const Choices = styled.div`
  display: grid;
  padding-block-start: 0.25rem;
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 0;
    border-radius: ${shape.radius};
    background: none;
    font-size: 0.9375rem;
    text-align: start;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: ${color.sand100};
  }
`;

const Button = ({ user, control }: { user: User; control: DisclosureButton }) => (
  <Face {...control} title={copy.frame.account}>
    <Name>
      <b>{user.name}</b>
      <small>{copy.frame.roles[user.role]}</small>
    </Name>
    <Avatar name={user.name} />
    <Icon icon={ChevronDown} size={16} />
  </Face>
);

/** Who is signed in, and the way out. */
export const UserMenu = () => {
  const user = useKnownUser();
  if (!user) return null;
  return (
    <Disclosure renderButton={(control) => <Button user={user} control={control} />}>
      <Who>
        <b>{user.name}</b>
        <Ltr>{user.email}</Ltr>
      </Who>
      <Choices>
        <Link to={paths.home()}>
          <Icon icon={ExternalLink} turned />
          {copy.frame.site}
        </Link>
        <button type="button" onClick={session.signOut}>
          <Icon icon={LogOut} turned />
          {copy.frame.signOut}
        </button>
      </Choices>
    </Disclosure>
  );
};
