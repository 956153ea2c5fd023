import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import type { User } from 'shared-lib/contracts';
import { session } from 'shared-lib/session';
import { color, layout } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { Icon } from 'shared-lib/ui/icon';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled, { css } from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { dashboardLinkOf } from './dashboard-link.ts';
import { menuItemStyles, menuPanelStyles } from './menu-panel.ts';
import { square } from './square.ts';
import { useDropdown } from './use-dropdown.ts';

const Root = styled.div`
  position: relative;
`;
const Trigger = styled.button`
  ${square}
  padding: 0;
`;
const Panel = styled.div`
  ${menuPanelStyles}
  inset-inline-end: 0;
  /* Attached to the edge of the header, as the other menus are. */
  inset-block-start: calc(100% + (${layout.header} - 2.75rem) / 2);
  inline-size: min(18rem, calc(100vw - 2.5rem));
  gap: var(--s1);
`;
const Person = styled.p`
  display: grid;
  padding: var(--s1) var(--s3) var(--s3h);
  margin-block-end: var(--s1h);
  border-block-end: 1px solid ${color.line};
  font-size: 0.9375rem;
  line-height: 1.7;
  bdi {
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    color: ${color.text3};
    font-size: var(--fs-xs);
    text-overflow: ellipsis;
  }
`;
const line = css`
  ${menuItemStyles}
  display: flex;
  align-items: center;
  gap: var(--s3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-block: var(--s2);
  border: 0;
  background: none;
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
`;
const LinkLine = styled(LayoutLink)`
  ${line}
`;
const ButtonLine = styled.button`
  ${line}
`;

/** The menu of a signed-in person. */
export const PersonMenu = ({ user }: { user: User }) => {
  const { root, trigger, panel } = useDropdown({ columns: 1 });
  const dashboard = dashboardLinkOf(user);
  return (
    <Root {...root}>
      <Trigger type="button" {...trigger}>
        <Avatar name={user.name} size={32} />
        <VisuallyHidden>{copy.account.menu(user.name)}</VisuallyHidden>
      </Trigger>
      <Panel {...panel}>
        <Person>
          <b>{user.name}</b>
          <Ltr>{user.email}</Ltr>
        </Person>
        <LinkLine to={dashboard.to} current="exact">
          <Icon icon={LayoutDashboard} size={20} />
          {dashboard.label}
        </LinkLine>
        <ButtonLine type="button" onClick={session.signOut}>
          <Icon icon={LogOut} mirrored size={20} />
          {copy.account.signOut}
        </ButtonLine>
      </Panel>
    </Root>
  );
};
