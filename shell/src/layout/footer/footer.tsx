import { useContext } from 'react';
import { copyrightYears, rightsReserved } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { color, DEFERRED_SECTION, deferredLayout, media, surface } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Gauge } from 'shared-lib/ui/gauge';
import { Wrap } from 'shared-lib/ui/section';
import { SocialLinks } from 'shared-lib/ui/social-links';
import styled from 'styled-components';
import { CookieSettings } from '../../consent/cookie-settings.tsx';
import { copy } from '../../copy/ar.ts';
import logo from '../header/art/logo-ar-on-dark.svg';
import { useMenuServices } from '../header/menu-services.ts';
import { mainPages } from '../header/site-pages.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { SiteContext } from '../../site-context.ts';
import { useContact } from '../contact.ts';
import { measuredWidth, narrow } from '../narrow.ts';
import { ContactList } from './contact-list.tsx';

/** Seeded random numbers in [0, 1) (mulberry32). A seed gives the same sequence on every machine. */
const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chooses up to `most` entries at random. A seed always chooses the same, so that server and browser agree. */
export const chooseSome = <Entry,>(entries: readonly Entry[], most: number, seed: number): Entry[] => {
  const next = seededRandom(seed);
  return entries
    .map((entry) => ({ entry, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ entry }) => entry);
};

/** Specification §9. */
const SERVICES_SHOWN = 6;

const FooterRoot = styled.footer`
  ${measuredWidth}
  ${surface.dark}
  background-color: ${color.ink950};
  color: ${color.onDark2};
  font-size: 0.9375rem;
  a:hover {
    color: ${color.brass400};
  }
  /* Links are at least 24 pixels high. */
  li a {
    display: inline-block;
    max-inline-size: 100%;
    padding-block: var(--s0h);
  }
  li + li {
    margin-block-start: var(--s1);
  }
  ${deferredLayout(38, [
    [media.burger, 58],
    [media.stacked, 84],
  ])}
`;
const Edge = styled(Gauge)`
  border-block-start: 0;
  color: #2b4a4e;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3.4fr);
  gap: var(--s12);
  padding-block: var(--s18) var(--s14);
  h2 {
    margin-block-end: var(--s4);
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  ${narrow('burger', 'grid-template-columns: repeat(2, minmax(0, 1fr));')}
  ${narrow('stacked', 'gap: var(--s9) var(--s6); padding-block: var(--s12) var(--s10); > div { grid-column: 1 / -1; }')}
`;
const Networks = styled(SocialLinks)`
  margin-block-start: var(--s6);
  && li {
    margin: 0;
  }
  a:not(:hover) {
    border-color: #2b4a4e;
  }
`;
const About = styled.div`
  p {
    max-inline-size: 24rem;
    margin-block-start: var(--s6);
  }
`;
const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s4) var(--s8);
  padding-block: var(--s5);
  border-block-start: 1px solid #1d3a3e;
  font-size: var(--fs-sm);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s6);
  }
  && li {
    margin: 0;
  }
  /* Space for the chat button in the corner, which cannot shrink without scripts. */
  @media (scripting: none) {
    padding-block-end: 5.5rem;
  }
`;

const quickLinks = [
  ...mainPages,
  { to: paths.freeStudies(), label: copy.footer.freeStudies },
  { to: paths.calculator(), label: copy.footer.calculator },
  { to: paths.reading(), label: copy.footer.reading },
];
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

/** A cached page may be of last year, so its year may differ from the browser's. */
export const Footer = () => (
  <FooterRoot {...DEFERRED_SECTION}>
    <Wrap>
      <Edge />
      <Columns>
        <About>
          <img src={logo} alt={copy.footer.logo} width={185} height={56} loading="lazy" />
          <p>{copy.footer.about}</p>
          <Networks contact={useContact()} />
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
        <span>
          {rightsReserved} <Ltr suppressHydrationWarning>{copyrightYears()}</Ltr> {copy.footer.owner}
        </span>
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
