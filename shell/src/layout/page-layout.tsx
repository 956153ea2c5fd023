import { useEffect, type ReactNode, useSyncExternalStore, useState } from 'react';
import { areaOf } from 'shared-lib/federation';
import { layout, zIndex, color } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { connectToasts } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
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
import { useIsFallbackLayoutShown } from './fallback-layout.ts';
import { usePageAnnouncement } from '../navigation/announce-page.ts';
import { useRetryOnline } from 'shared-lib/federation/use-retry-online';
import { retryOutlet, useOutlet } from '../browser/outlet.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

/** Above a page that begins behind the header. */
const Bar = styled(Wrap)`
  position: relative;
  z-index: 1;
  padding-block: var(--s3);
`;

interface Props {
  action?: ReactNode;
  /** Empty for no notice. The live region itself is always rendered, so that screen readers announce what appears in it. */
  children: ReactNode;
}

/** A notice about the whole page, between header and content. */
const PageNotice = ({ action, children }: Props) => (
  <div role="status">
    {children && (
      <Bar>
        <Alert tone="warning" role="none" action={action}>
          {children}
        </Alert>
      </Bar>
    )}
  </div>
);

const loadToaster = () => import('./toaster.tsx').then(({ Toaster }) => Toaster);

/** In the capture phase, because controls stop the events that they handle. */
const FIRST_INPUT = { once: true, capture: true } as const;

/** A toast can first be needed after one of these. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'input'] as const;

/** Shows toasts. Its code is loaded at the visitor's first input, and earlier toasts are queued until then. */
const Toasts = () => {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const handleInput = () => setHasInput(true);
    for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, FIRST_INPUT);
    return () => {
      for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput, FIRST_INPUT);
    };
  }, []);
  const Toaster = useLazyComponent(loadToaster, hasInput);
  return Toaster && <Toaster connect={connectToasts} />;
};

const Skip = styled.a`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 100;
  padding: var(--s3) var(--s5);
  background: ${color.ink900};
  color: ${color.paper};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** First focusable element: skips the header. */
const SkipLink = ({ children }: { children: string }) => <Skip href="#content">{children}</Skip>;

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Shown while the browser is offline. */
const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <PageNotice>{isOnline ? null : copy.layout.offline}</PageNotice>;
};

/** Area fixed to the lower edge of the screen. The chat button is positioned above its content. */
const FloatingArea = styled.div`
  position: fixed;
  z-index: ${zIndex.float};
  inset-inline: 0;
  inset-block-end: 0;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

/** Shown when the code of the page could not be loaded: the page can be read, but it is not interactive. */
const HydrationFailedBanner = () => {
  const failed = useOutlet((state) => state.failed);
  useRetryOnline(retryOutlet);
  const retry = (
    <Button tone="quiet" size="small" onClick={() => void retryOutlet()}>
      {verbs.retry}
    </Button>
  );
  return <PageNotice action={retry}>{failed && copy.layout.hydrationFailed}</PageNotice>;
};

/** Announces the title of a page that was opened without loading a document. */
const PageAnnouncer = () => {
  const title = usePageAnnouncement((state) => state.title);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};

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
      {(shown === 'slim' || shown === 'split' || shown === 'dashboard') && (
        <SlimBar isSplit={shown === 'split'} isWide={shown === 'dashboard'} />
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
