import LogOut from 'lucide-react/icons/log-out';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { session, useSession } from 'shared-lib/session';
import { color, layout, media, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Wrap } from 'shared-lib/ui/section';
import styled, { css } from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { dashboardLinkOf } from './dashboard-link.ts';
import { HomeLink } from './home-link.tsx';

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: ${layout.header};
  ${media.enlargedText} {
    flex-wrap: wrap;
    padding-block: 0.75rem;
  }
`;
/** Only above the column of a `SplitPage`, whose picture reaches the top edge of the screen. */
const overColumn = css`
  ${media.columns} {
    position: relative;
    inline-size: 54%;
    border: 0;
    background: none;
    ${Row} {
      max-inline-size: none;
      padding-block-start: 1rem;
      padding-inline: clamp(1.25rem, 5vw, 5rem);
    }
  }
`;
const Bar = styled.header<{ $isSplit: boolean }>`
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  ${({ $isSplit }) => $isSplit && overColumn}
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  font-size: 0.9375rem;
  a:hover {
    color: ${color.nile600};
  }
  ${media.stacked} {
    gap: 0 1rem;
    font-size: var(--fs-sm);
  }
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-inline-size: 0;
`;
const DashboardLink = styled(LayoutLink)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-inline-size: 0;
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    color: ${color.nile600};
  }
`;

const guestLinks = [
  { to: paths.home(), label: copy.nav.home },
  { to: paths.about(), label: copy.nav.about },
  { to: paths.contact(), label: copy.nav.contact },
];

const SignedIn = ({ user }: { user: User }) => (
  <Person>
    <DashboardLink to={dashboardLinkOf(user).to} title={dashboardLinkOf(user).label}>
      <Avatar name={user.name} size={36} />
      <span>{user.name}</span>
    </DashboardLink>
    <IconButton label={copy.account.signOut} title={copy.account.signOut} onClick={session.signOut}>
      <Icon icon={LogOut} mirrored size={20} />
    </IconButton>
  </Person>
);

const Guest = () => (
  <nav aria-label={copy.nav.label}>
    <Links>
      {guestLinks.map(({ to, label }) => (
        <li key={to}>
          <LayoutLink to={to}>{label}</LayoutLink>
        </li>
      ))}
    </Links>
  </nav>
);

/** Bar of the account areas: link home, signed-in person, sign-out, and no menu. */
export const SlimBar = ({ isSplit = false }: { isSplit?: boolean }) => {
  const user = useSession((state) => state.user);
  return (
    <Bar $isSplit={isSplit}>
      <Row>
        <HomeLink />
        {user ? <SignedIn user={user} /> : <Guest />}
      </Row>
    </Bar>
  );
};
