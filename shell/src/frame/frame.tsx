import { useEffect, type ReactNode } from 'react';
import { layout } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { areaOf } from '../areas.ts';
import { ConsentQuestion } from '../consent/consent-question.tsx';
import { copy } from '../copy/ar.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { SlimBar } from '../header/slim-bar.tsx';
import { markFrameHydrated } from '../hydration.ts';
import { useSiteLocation } from '../navigation/site-location.ts';
import { CurrentUser } from '../session/current-user.tsx';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { Floor } from './floor.tsx';
import { HalfLoadedBanner } from './half-loaded-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useStandsIn } from './stand-in.ts';
import { Toasts } from './toasts.tsx';

/**
 * Takes the focus when a page was opened or the header skipped: a ring around all of it would say nothing. Above a footer it
 * fills the screen, so that the footer never moves into view when long content makes room for a short sentence.
 */
const Content = styled.div<{ $fills: boolean }>`
  ${({ $fills }) =>
    $fills &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-block-size: calc(100svh - ${layout.header});
    `}
  &:focus,
  h1[tabindex='-1']:focus {
    outline: none;
  }
`;

const useFrameKinds = () => {
  const { pathname } = useSiteLocation();
  const standsIn = useStandsIn();
  const { frame } = areaOf(pathname);
  return { own: frame, shown: frame === 'none' && standsIn ? 'slim' : frame };
};

/** What stands around every page. It belongs to no area, so it works whatever becomes of the page inside. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { own, shown } = useFrameKinds();
  useEffect(markFrameHydrated, []);
  return (
    <>
      <SkipLink>{copy.frame.skip}</SkipLink>
      {shown === 'site' && <Header />}
      {(shown === 'slim' || shown === 'half') && <SlimBar half={shown === 'half'} />}
      <OfflineBanner />
      <HalfLoadedBanner />
      <Content id="content" tabIndex={-1} $fills={shown === 'site'}>
        {children}
      </Content>
      {shown === 'site' && <Footer />}
      <PageAnnouncer />
      <Floor>
        {own === 'site' && <ConsentQuestion />}
        {own !== 'none' && <WhatsAppButton />}
      </Floor>
      <SignInDialog />
      <Toasts />
      <CurrentUser />
    </>
  );
};
