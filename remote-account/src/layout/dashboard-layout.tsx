import ExternalLink from 'lucide-react/icons/external-link';
import { ControlsRoot } from 'shared-lib/controls/controls-root';
import { paths } from 'shared-lib/paths';
import { Link, NavLink, Outlet } from 'shared-lib/router';
import { useKnownUser, useSession } from 'shared-lib/session';
import { color, media, paperStack, shape, visibleChoice, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { dashboardCopy as labels } from '../copy/requests.ts';
import { BottomBar } from './bottom-bar.tsx';
import { dashboardLinks, quickLinks } from './dashboard-links.ts';
import { DashboardTools } from './dashboard-tools.tsx';
import { MenuCount } from './menu-count.tsx';
import { useDashboardCounts } from './use-dashboard-counts.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  min-block-size: calc(100svh - 4.5rem);
  background: ${color.sand100};
  ${media.noSidebar} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: var(--s20);
  }
  ${media.print} {
    display: block;
    min-block-size: 0;
    padding: 0;
  }
`;
const Sidebar = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--s0h);
  padding-block: var(--s6);
  /* The chat button stands at the edge of the screen. */
  padding-inline: var(--s6) var(--s3h);
  border-inline-end: 1px solid ${color.line};
  background: ${color.paper};
  ul {
    display: grid;
    gap: var(--s0h);
  }
  > a {
    margin-block-start: auto;
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  ${media.noSidebar} {
    display: none;
  }
`;
const Row = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 2.75rem;
  padding: var(--s1) var(--s3);
  border-radius: ${shape.radius};
  color: ${color.text};
  font-size: 0.9375rem;
  &:hover {
    background: ${color.sand100};
  }
  &[aria-current] {
    background: ${color.nile50};
    color: ${color.ink900};
    font-weight: ${weight.strong};
    box-shadow: inset 3px 0 0 ${color.brass500};
    ${visibleChoice}
  }
`;
const SiteLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 2.75rem;
  padding: var(--s1) var(--s3);
`;
const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s6);
  max-inline-size: 78rem;
  padding: var(--s8);
  ${media.stacked} {
    padding: var(--s6);
  }
  ${media.print} {
    max-inline-size: none;
    padding: 0;
  }
  ${paperStack}
`;
/** Layout of the pages of clients and consultants: side bar at the right, tools in the bar of the shell, a bottom bar on phones. */
export const DashboardLayout = () => {
  const user = useKnownUser();
  // The page may stay mounted for a moment after a sign-out, when the token is no longer valid.
  const isSignedIn = useSession(({ token }) => token !== null);
  const counts = useDashboardCounts(user, isSignedIn);
  const links = user ? dashboardLinks(user) : [];
  return (
    <ControlsRoot>
      <Grid>
        <Sidebar aria-label={labels.nav}>
          <ul>
            {links.map(({ to, label, icon, count, exact = false }) => (
              <li key={to}>
                <Row to={to} end={exact}>
                  <Icon icon={icon} size={20} />
                  {label}
                  <MenuCount name={count} counts={counts} />
                </Row>
              </li>
            ))}
          </ul>
          <SiteLink to={paths.home()}>
            <Icon icon={ExternalLink} mirrored />
            {labels.site}
          </SiteLink>
        </Sidebar>
        <Main>
          {user && <DashboardTools user={user} />}
          <Outlet />
        </Main>
        {user && <BottomBar links={quickLinks(user)} counts={counts} hasNew={user.role === 'client'} />}
      </Grid>
    </ControlsRoot>
  );
};
