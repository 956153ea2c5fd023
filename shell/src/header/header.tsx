import { paths } from 'shared-lib/paths';
import { color, layout, media, zIndex } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { FrameButton } from '../navigation/frame-button.tsx';
import { FrameLink } from '../navigation/frame-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { navStop } from './nav-stop.ts';
import { SiteSearch } from './site-search.tsx';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  /* It would stand over a good part of what is read. */
  ${media.cramped} {
    position: static;
  }
`;
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-block-size: ${layout.header};
  ${media.compactHeader} {
    gap: 0.5rem;
  }
  ${media.cramped} {
    flex-wrap: wrap;
    padding-block: 0.75rem;
  }
  @media (scripting: none) and (max-width: 78.6875em) {
    flex-wrap: wrap;
    padding-block: 0.75rem;
  }
`;
const Deeds = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-inline-start: auto;
`;
/** Smaller than a page's buttons, so that they fit beside the menu. */
const Deed = styled(FrameButton)`
  && {
    min-block-size: 2.75rem;
    padding-inline: 1rem;
    font-size: 0.875rem;
    ${media.compactHeader} {
      padding-inline: 0.75rem;
      font-size: 0.8125rem;
    }
  }
`;
const WideDeed = styled(Deed)`
  ${media.burger} {
    display: none;
  }
`;
const MainDeed = styled(Deed)`
  ${media.stacked} {
    display: none;
  }
`;
const StudiesLink = styled(FrameLink)`
  ${navStop}
  padding-inline: 0.25rem;
  font-size: 0.875rem;
  &[aria-current]::after {
    inset-inline: 0.25rem;
  }
  ${media.compactHeader} {
    font-size: 0.8125rem;
  }
  ${media.burger} {
    display: none;
  }
`;

/** Head of the public pages. */
export const Header = () => (
  <Bar>
    <Row>
      <HomeLink />
      <MainNav />
      <Deeds>
        <StudiesLink to={paths.freeStudies()} current="section">
          {copy.nav.freeStudies}
        </StudiesLink>
        <WideDeed tone="outline" to={paths.contact('consultation')}>
          {copy.nav.consultation}
        </WideDeed>
        <MainDeed tone="primary" to={paths.contact('feasibility')}>
          {copy.nav.feasibility}
        </MainDeed>
        <SiteSearch />
        <AccountMenu />
        <MenuButton />
      </Deeds>
    </Row>
  </Bar>
);
