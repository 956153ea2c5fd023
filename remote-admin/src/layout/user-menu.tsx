import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import UserCog from 'lucide-react/icons/user-cog';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { session, useKnownUser } from 'shared-lib/session';
import { color, media, shape, text, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { Disclosure, type DisclosureButton } from 'shared-lib/ui/disclosure';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';

const MenuButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 2.75rem;
  padding: var(--s0h);
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
const Identity = styled.p`
  ${text.sm}
  padding: var(--s2) var(--s3) var(--s3);
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
  padding-block-start: var(--s1);
  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-block-size: 2.75rem;
    padding: var(--s1) var(--s3);
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

const ToggleButton = ({ user, control }: { user: User; control: DisclosureButton }) => (
  <MenuButton {...control} title={copy.layout.account}>
    <Name>
      <b>{user.name}</b>
      <small>{copy.layout.roles[user.role]}</small>
    </Name>
    <Avatar name={user.name} />
    <Icon icon={ChevronDown} size={16} />
  </MenuButton>
);

/** Shows the signed-in user, with links to the site and sign-out. */
export const UserMenu = () => {
  const user = useKnownUser();
  if (!user) return null;
  return (
    <Disclosure renderButton={(control) => <ToggleButton user={user} control={control} />}>
      <Identity>
        <b>{user.name}</b>
        <Ltr>{user.email}</Ltr>
      </Identity>
      <Choices>
        <Link to={paths.admin.profile()}>
          <Icon icon={UserCog} />
          {copy.layout.profile}
        </Link>
        <Link to={paths.home()}>
          <Icon icon={ExternalLink} mirrored />
          {copy.layout.site}
        </Link>
        <button type="button" onClick={session.signOut}>
          <Icon icon={LogOut} mirrored />
          {copy.layout.signOut}
        </button>
      </Choices>
    </Disclosure>
  );
};
