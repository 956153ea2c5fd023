import ExternalLink from 'lucide-react/icons/external-link';
import { paths } from 'shared-lib/paths';
import { Link, NavLink } from 'shared-lib/router';
import { color, physical, shape, surface, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Logo } from './logo.tsx';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { SectionBadge } from './section-badge.tsx';
import { sections } from './sections.ts';

const Menu = styled.div`
  ${surface.dark}
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  block-size: 100%;
  padding: var(--s5) var(--s3h);
  overflow-y: auto;
`;
const Home = styled(Link)`
  padding: var(--s1) var(--s3) var(--s3);
`;
const Sections = styled.nav`
  display: grid;
  gap: var(--s0h);
  p {
    padding: var(--s4) var(--s3) var(--s1h);
    color: ${color.nile300};
    font-size: var(--fs-xs);
    font-weight: ${weight.body};
    line-height: 1.7;
  }
  li + li {
    margin-block-start: var(--s0h);
  }
`;
const Section = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 2.75rem;
  padding: var(--s1) var(--s3);
  border-radius: ${shape.radius};
  color: #d6e2dd;
  font-size: 0.9375rem;
  &:hover {
    background: ${color.ink800};
    color: ${color.white};
  }
  &[aria-current] {
    background: ${color.ink700};
    color: ${color.white};
    font-weight: ${weight.strong};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0.5rem;
    inset-inline-start: -0.875rem;
    inline-size: 3px;
    background: ${color.brass400};
  }
`;
const ToSite = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  margin-block-start: auto;
  padding: var(--s3);
  color: ${color.onDark2};
  font-size: var(--fs-sm);
  &:hover {
    color: ${color.white};
  }
  svg {
    ${physical('transform', 'scaleX(-1)')}
  }
`;

/** Navigation of the administration. `onChoose` closes the mobile menu. */
export const SectionMenu = ({ onChoose }: { onChoose?: () => void }) => (
  <Menu>
    <Home to={paths.admin.home()} onClick={onChoose}>
      <Logo tone="brass" />
    </Home>
    <Sections aria-label={copy.layout.menu}>
      {sections.map(({ title, links }) => (
        <div key={title ?? ''}>
          {title && <p>{title}</p>}
          <ul aria-label={title}>
            {links.map(({ to, label, icon, exact = false, count }) => (
              <li key={to}>
                <Section to={to} end={exact} onClick={onChoose}>
                  <Icon icon={icon} />
                  {label}
                  {count && <SectionBadge count={count} />}
                </Section>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Sections>
    <ToSite to={paths.home()}>
      <Icon icon={ExternalLink} mirrored />
      {copy.layout.site}
    </ToSite>
  </Menu>
);
