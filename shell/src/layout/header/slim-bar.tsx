import LogOut from 'lucide-react/icons/log-out';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { session, useSession } from 'shared-lib/session';
import { color, layout, media, shape, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { BarToolsSlot } from 'shared-lib/ui/bar-tools';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Wrap } from 'shared-lib/ui/section';
import styled, { css } from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { dashboardLinkOf } from './dashboard-link.ts';
import { HomeLink } from './home-link.tsx';

const Row = styled(Wrap)<{ $isWide: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-block-size: ${layout.header};
  ${({ $isWide }) =>
    $isWide &&
    css`
      max-inline-size: none;
      padding-inline: var(--s5);
    `}
  ${media.enlargedText} {
    flex-wrap: wrap;
    padding-block: var(--s3);
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
      padding-block-start: var(--s4);
      padding-inline: clamp(var(--s5), 5vw, var(--s20));
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
  gap: 0 var(--s6);
  font-size: 0.9375rem;
  /* Links are at least 24 pixels high. */
  a {
    display: inline-block;
    padding-block: var(--s1);
  }
  a:hover {
    color: ${color.nile600};
  }
  ${media.stacked} {
    gap: 0 var(--s4);
    font-size: var(--fs-sm);
  }
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-inline-size: 0;
`;
const RoleTag = styled.span`
  padding: 0 var(--s2h);
  border: 1px solid ${color.brass500};
  border-radius: ${shape.radius};
  color: ${color.brass700};
  font-size: var(--fs-xs);
  line-height: 1.75rem;
  ${media.stacked} {
    display: none;
  }
`;
const DashboardLink = styled(LayoutLink)`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-inline-size: 0;
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* Screen readers still read the name. */
    ${media.phone} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
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

interface Props {
  /** Above the column of a `SplitPage`. */
  isSplit?: boolean;
  /** Above a page with a side bar: as wide as the screen, with a place for the tools of the page. */
  isWide?: boolean;
}

/** Bar of the account areas: link home, tools of the page, signed-in person, sign-out, and no menu. */
export const SlimBar = ({ isSplit = false, isWide = false }: Props) => {
  const user = useSession((state) => state.user);
  return (
    <Bar $isSplit={isSplit}>
      <Row $isWide={isWide}>
        <HomeLink />
        {isWide && user?.role === 'consultant' && <RoleTag>{copy.account.consultant}</RoleTag>}
        <BarToolsSlot />
        {user ? <SignedIn user={user} /> : <Guest />}
      </Row>
    </Bar>
  );
};
