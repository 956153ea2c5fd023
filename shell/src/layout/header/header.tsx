import { paths } from 'shared-lib/paths';
import { color, layout, media, zIndex } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import UserRound from 'lucide-react/icons/user-round';
import { useSession } from 'shared-lib/session';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../../copy/ar.ts';
import { LayoutButton } from '../../navigation/layout-button.tsx';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { measuredWidth, narrow } from '../narrow.ts';
import { HomeLink } from './home-link.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { navItemStyles } from './nav-item.ts';
import { SiteSearch } from './site-search.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import { square } from './square.ts';

const SignInLink = styled(LayoutLink)`
  ${square}
`;

const loadMenu = () => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu);

/**
 * Sign-in link for a guest; menu with dashboard link and sign-out for a signed-in person, loaded only then. Until it has loaded the link
 * stays: it leads a signed-in person to the dashboard.
 */
const AccountMenu = () => {
  const user = useSession((state) => state.user);
  const PersonMenu = useLazyComponent(loadMenu, user !== null);
  if (user && PersonMenu) return <PersonMenu user={user} />;
  return (
    <SignInLink to={paths.auth()} aria-label={copy.account.signIn} title={copy.account.signIn}>
      <Icon icon={UserRound} size={20} />
    </SignInLink>
  );
};

const Bar = styled.header`
  ${measuredWidth}
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  /* A sticky header would cover too much of a small screen. */
  ${media.enlargedText} {
    position: static;
  }
`;
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-block-size: ${layout.header};
  ${media.compactHeader} {
    gap: var(--s2);
  }
  ${media.enlargedText} {
    flex-wrap: wrap;
    padding-block: var(--s3);
  }
  @media (scripting: none) and (max-width: 78.6875em) {
    flex-wrap: wrap;
    padding-block: var(--s3);
  }
`;
const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin-inline-start: auto;
`;
/** Smaller than buttons of pages, to fit beside the menu. */
const HeaderButton = styled(LayoutButton)`
  && {
    min-block-size: 2.75rem;
    padding-inline: var(--s4);
    font-size: 0.875rem;
    ${media.compactHeader} {
      padding-inline: var(--s3);
      font-size: 0.8125rem;
    }
  }
`;
const WideButton = styled(HeaderButton)`
  ${narrow('burger', 'display: none;')}
`;
const MainButton = styled(HeaderButton)`
  ${narrow('stacked', 'display: none;')}
`;
const StudiesLink = styled(LayoutLink)`
  ${navItemStyles}
  padding-inline: var(--s1);
  font-size: 0.875rem;
  &[aria-current]::after {
    inset-inline: 0.25rem;
  }
  ${media.compactHeader} {
    font-size: 0.8125rem;
  }
  ${narrow('burger', 'display: none;')}
`;

/** Header of the public pages. */
export const Header = () => (
  <Bar>
    <Row>
      <HomeLink />
      <MainNav />
      <Buttons>
        <StudiesLink to={paths.freeStudies()} current="section">
          {copy.nav.freeStudies}
        </StudiesLink>
        <WideButton tone="outline" to={paths.contact('consultation')}>
          {copy.nav.consultation}
        </WideButton>
        <MainButton tone="primary" to={paths.contact('feasibility')}>
          {copy.nav.feasibility}
        </MainButton>
        <SiteSearch />
        <AccountMenu />
        <MenuButton />
      </Buttons>
    </Row>
  </Bar>
);
