import { useKnownUser } from 'shared-lib/session';
import { Link } from 'shared-lib/router';
import { color, media, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { dashboardCopy as labels } from '../copy/requests.ts';
import { dashboardLinks, quickLinks } from './dashboard-links.ts';

const Nav = styled.nav`
  display: none;
  ${media.noSidebar} {
    display: block;
    border: 1px solid ${color.line};
    ${surface.light}
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-block-size: 3rem;
    padding: var(--s2) var(--s5);
  }
`;

/** Links to the pages that the bar on phones has no place for. */
export const AccountPages = () => {
  const user = useKnownUser();
  if (!user) return null;
  const quick = new Set(quickLinks(user).map(({ to }) => to));
  const others = dashboardLinks(user).filter(({ to }) => !quick.has(to));
  if (others.length === 0) return null;
  return (
    <Nav aria-label={labels.more}>
      <ul>
        {others.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon icon={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
};
