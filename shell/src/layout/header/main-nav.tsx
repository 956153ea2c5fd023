import { layout, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { narrow } from '../narrow.ts';
import { navItemStyles } from './nav-item.ts';
import { ServicesMenu } from './services-menu.tsx';
import { pagesAfterServices, pagesBeforeServices } from './site-pages.ts';

const Nav = styled.nav`
  ${narrow('burger', 'display: none;')}
  /* Without scripts the menu button cannot work, so the menu itself is shown. */
  @media (scripting: none) {
    display: block;
    ${media.burger} {
      order: 1;
      inline-size: 100%;
    }
  }
`;
const Items = styled.ul`
  display: flex;
  gap: var(--s0h);
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
const ItemLink = styled(LayoutLink)`
  ${navItemStyles}
`;

const PageItem = ({ to, label }: { to: string; label: string }) => (
  <li>
    <ItemLink to={to} current="section">
      {label}
    </ItemLink>
  </li>
);

/** Main menu of wide screens. */
export const MainNav = () => (
  <Nav aria-label={copy.nav.label}>
    <Items>
      {pagesBeforeServices.map((page) => (
        <PageItem key={page.to} {...page} />
      ))}
      <ServicesMenu />
      {pagesAfterServices.map((page) => (
        <PageItem key={page.to} {...page} />
      ))}
    </Items>
  </Nav>
);
