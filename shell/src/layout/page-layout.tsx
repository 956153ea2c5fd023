import { useEffect, type ReactNode } from 'react';
import { areaOf } from 'shared-lib/federation';
import { layout } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { ConsentPrompt } from '../consent/consent-prompt.tsx';
import { copy } from '../copy/ar.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SlimBar } from './header/slim-bar.tsx';
import { markLayoutHydrated } from '../browser/hydration.ts';
import { useSiteLocation } from '../navigation/site-location.ts';
import { CurrentUser } from '../session/current-user.tsx';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { WhatsAppButton } from './whatsapp/whatsapp-button.tsx';
import { FloatingArea } from './floating-area.tsx';
import { HydrationFailedBanner } from './hydration-failed-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useIsFallbackLayoutShown } from './fallback-layout.ts';
import { Toasts } from './toasts.tsx';

/**
 * Receives the focus after a navigation or the skip link; an outline around the whole content would not help. Above a footer it fills
 * the screen, so that the footer does not move into view when a short message replaces long content.
 */
const Content = styled.div<{ $fillsScreen: boolean }>`
  ${({ $fillsScreen }) =>
    $fillsScreen &&
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

const useLayoutKinds = () => {
  const own = useSiteLocation(({ pathname }) => areaOf(pathname).layout);
  const isFallbackShown = useIsFallbackLayoutShown();
  return { own, shown: own === 'none' && isFallbackShown ? 'slim' : own };
};

/** The layout around every page. It belongs to no area, so it works even when the page inside fails. */
export const PageLayout = ({ children }: { children: ReactNode }) => {
  const { own, shown } = useLayoutKinds();
  useEffect(markLayoutHydrated, []);
  return (
    <>
      <SkipLink>{copy.layout.skip}</SkipLink>
      {shown === 'site' && <Header />}
      {(shown === 'slim' || shown === 'split' || shown === 'desk') && (
        <SlimBar isSplit={shown === 'split'} isWide={shown === 'desk'} />
      )}
      <OfflineBanner />
      <HydrationFailedBanner />
      <Content id="content" tabIndex={-1} $fillsScreen={shown === 'site'}>
        {children}
      </Content>
      {shown === 'site' && <Footer />}
      <PageAnnouncer />
      <FloatingArea>
        {own === 'site' && <ConsentPrompt />}
        {own !== 'none' && <WhatsAppButton />}
      </FloatingArea>
      <SignInDialog />
      <Toasts />
      <CurrentUser />
    </>
  );
};
