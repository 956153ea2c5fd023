import { useContext } from 'react';
import { paths } from 'shared-lib/paths';
import { color, DEFERRED_SECTION, deferredLayout, media, surface } from 'shared-lib/theme';
import { Gauge } from 'shared-lib/ui/gauge';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { CookieSettings } from '../../consent/cookie-settings.tsx';
import { copy } from '../../copy/ar.ts';
import logo from '../header/art/logo-ar-on-dark.svg';
import { useMenuServices } from '../header/menu-services.ts';
import { mainPages } from '../header/site-pages.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { SiteContext } from '../../site-context.ts';
import { chooseSome } from './choose-some.ts';
import { ContactList } from './contact-list.tsx';
import { SocialLinks } from './social-links.tsx';

/** Specification §9. */
const SERVICES_SHOWN = 6;

const FooterRoot = styled.footer`
  ${surface.dark}
  background-color: ${color.ink950};
  color: ${color.onDark2};
  font-size: 0.9375rem;
  a:hover {
    color: ${color.brass400};
  }
  li + li {
    margin-block-start: 0.5rem;
  }
  ${deferredLayout(32)}
`;
const Edge = styled(Gauge)`
  border-block-start: 0;
  color: #2b4a4e;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 4fr 2fr 3fr 3.4fr;
  gap: 3rem;
  padding-block: 4.5rem 3.5rem;
  h2 {
    margin-block-end: 1rem;
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  ${media.burger} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.25rem;
    padding-block: 3rem 2.5rem;
  }
`;
const About = styled.div`
  p {
    max-inline-size: 24rem;
    margin-block-start: 1.5rem;
  }
`;
const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 1rem 2rem;
  padding-block: 1.25rem;
  /* Space for the chat button in the corner. */
  padding-inline-start: 3.5rem;
  border-block-start: 1px solid #1d3a3e;
  font-size: var(--fs-sm);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
  }
  && li {
    margin: 0;
  }
  @media (min-width: 100em) {
    padding-inline-start: 0;
  }
  ${media.stacked} {
    padding-block-end: 5.5rem;
    padding-inline-start: 0;
  }
`;

const quickLinks = [...mainPages, { to: paths.freeStudies(), label: copy.footer.freeStudies }];
const legalLinks = [
  { to: paths.legal('privacy'), label: copy.footer.privacy },
  { to: paths.legal('terms'), label: copy.footer.terms },
  { to: paths.legal('agreement'), label: copy.footer.agreement },
];

const Links = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <LayoutLink to={to}>{label}</LayoutLink>
      </li>
    ))}
  </ul>
);

const SomeServices = () => {
  const { seed } = useContext(SiteContext);
  const chosen = chooseSome(useMenuServices(), SERVICES_SHOWN, seed);
  const links = chosen.map(({ slug, name_ar }) => ({ to: paths.service(slug), label: name_ar }));
  return <Links links={links.length > 0 ? links : [{ to: paths.services(), label: copy.nav.allServices }]} />;
};

export const Footer = () => (
  <FooterRoot {...DEFERRED_SECTION}>
    <Wrap>
      <Edge />
      <Columns>
        <About>
          <img src={logo} alt={copy.footer.logo} width={185} height={56} loading="lazy" />
          <p>{copy.footer.about}</p>
          <SocialLinks />
        </About>
        <nav aria-label={copy.footer.quickLinks}>
          <h2>{copy.footer.quickLinks}</h2>
          <Links links={quickLinks} />
        </nav>
        <nav aria-label={copy.footer.services}>
          <h2>{copy.footer.services}</h2>
          <SomeServices />
        </nav>
        <div>
          <h2>{copy.footer.contact}</h2>
          <ContactList />
        </div>
      </Columns>
      <BottomRow>
        <span>{copy.footer.rights}</span>
        <nav aria-label={copy.footer.legal}>
          <ul>
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <LayoutLink to={to}>{label}</LayoutLink>
              </li>
            ))}
            <CookieSettings />
          </ul>
        </nav>
      </BottomRow>
    </Wrap>
  </FooterRoot>
);
