import Plus from 'lucide-react/icons/plus';
import { paths } from 'shared-lib/paths';
import { NavLink } from 'shared-lib/router';
import { color, media, shape, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled, { createGlobalStyle } from 'styled-components';
import { dashboardCopy as labels } from '../copy/requests.ts';
import type { DashboardLink } from './dashboard-links.ts';
import { MenuCount } from './menu-count.tsx';
import type { DashboardCounts } from './use-dashboard-counts.ts';

/** The chat button of the shell and the focused element stand above the bar. */
const SpaceForBar = createGlobalStyle`
  ${media.noSidebar} {
    :root {
      --bottom-bar: 3.75rem;
      scroll-padding-block-end: calc(
        var(--bottom-bar) + var(--consent-space, 0px) + env(safe-area-inset-bottom) + var(--s4)
      );
    }
  }
`;
const Bar = styled.nav`
  display: none;
  ${media.noSidebar} {
    position: fixed;
    z-index: 20;
    inset-block-end: 0;
    inset-inline: 0;
    display: block;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid ${color.line};
    background: ${color.white};
  }
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
const Item = styled(NavLink)`
  display: grid;
  place-content: center;
  justify-items: center;
  block-size: 3.75rem;
  color: ${color.text2};
  font-size: 0.75rem;
  &[aria-current] {
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const New = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  background: ${color.ink900};
  color: ${color.white};
  clip-path: ${shape.octagon};
`;

const Badge = styled.span`
  position: relative;
  > span {
    position: absolute;
    inset-block-start: -0.5rem;
    inset-inline-start: 0.75rem;
  }
`;

interface Props {
  links: readonly DashboardLink[];
  counts: DashboardCounts | undefined;
  /** Adds the new request in the middle. */
  hasNew: boolean;
}

const LinkItem = ({
  link: { to, label, icon, count, exact = false },
  counts,
}: { link: DashboardLink } & Omit<Props, 'links' | 'hasNew'>) => (
  <li>
    <Item to={to} end={exact}>
      <Badge>
        <Icon icon={icon} size={20} />
        {count !== 'requests' && <MenuCount name={count} counts={counts} />}
      </Badge>
      {label}
    </Item>
  </li>
);

/** Quick navigation on phones. */
export const BottomBar = ({ links, counts, hasNew }: Props) => {
  const middle = Math.ceil(links.length / 2);
  return (
    <>
      <SpaceForBar />
      <Bar aria-label={labels.quickNav}>
        <ul>
          {links.slice(0, middle).map((link) => (
            <LinkItem key={link.to} link={link} counts={counts} />
          ))}
          {hasNew && (
            <li>
              <Item to={paths.newRequest()}>
                <New>
                  <Icon icon={Plus} size={20} />
                </New>
                {labels.new}
              </Item>
            </li>
          )}
          {links.slice(middle).map((link) => (
            <LinkItem key={link.to} link={link} counts={counts} />
          ))}
        </ul>
      </Bar>
    </>
  );
};
