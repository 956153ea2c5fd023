import { layout, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { FrameLink } from '../navigation/frame-link.tsx';
import { navStop } from './nav-stop.ts';
import { ServicesMenu } from './services-menu.tsx';
import { pagesAfterServices, pagesBeforeServices } from './site-pages.ts';

const Nav = styled.nav`
  ${media.burger} {
    display: none;
  }
  /* Without scripts the menu button could not open anything: the menu itself stands there. */
  @media (scripting: none) {
    display: block;
    ${media.burger} {
      order: 1;
      inline-size: 100%;
    }
  }
`;
const Stops = styled.ul`
  display: flex;
  gap: 0.125rem;
  > li {
    display: flex;
    align-items: center;
    block-size: ${layout.header};
  }
  ${media.burger} {
    flex-wrap: wrap;
    > li {
      block-size: auto;
    }
  }
`;
const Stop = styled(FrameLink)`
  ${navStop}
`;

const PageStop = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Stop to={to} current="section">
      {label}
    </Stop>
  </li>
);

/** The menu of wide screens. */
export const MainNav = () => (
  <Nav aria-label={copy.nav.label}>
    <Stops>
      {pagesBeforeServices.map((page) => (
        <PageStop key={page.to} {...page} />
      ))}
      <ServicesMenu />
      {pagesAfterServices.map((page) => (
        <PageStop key={page.to} {...page} />
      ))}
    </Stops>
  </Nav>
);
