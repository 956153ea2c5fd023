import { useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import { areaOf, type FrameKind } from '../areas.ts';
import { copy } from '../copy/ar.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { SlimBar } from '../header/slim-bar.tsx';
import { markHydrated } from '../hydration.ts';
import { useSiteLocation } from '../navigation/site-location.ts';
import { CurrentUser } from '../session/current-user.tsx';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { HalfLoadedBanner } from './half-loaded-banner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

/** An area that draws its own frame has none while it is down: then the slim one stands in. */
const useStandIn = create<{ active: boolean }>()(() => ({ active: false }));

/** Asks for a frame as long as the caller is on the screen. */
export const useStandInFrame = (): void =>
  useEffect(() => {
    useStandIn.setState({ active: true });
    return () => useStandIn.setState({ active: false });
  }, []);

const useFrameKind = (): FrameKind => {
  const { pathname } = useSiteLocation();
  const standsIn = useStandIn((state) => state.active);
  const { frame } = areaOf(pathname);
  return frame === 'none' && standsIn ? 'slim' : frame;
};

export const Frame = ({ children }: { children: ReactNode }) => {
  const kind = useFrameKind();
  useEffect(markHydrated, []);
  return (
    <>
      <SkipLink>{copy.frame.skip}</SkipLink>
      {kind === 'site' && <Header />}
      {kind === 'slim' && <SlimBar />}
      <HalfLoadedBanner />
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      {kind === 'site' && <Footer />}
      {kind !== 'none' && <WhatsAppButton />}
      <PageAnnouncer />
      <SignInDialog />
      <CurrentUser />
    </>
  );
};
