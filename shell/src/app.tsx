import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ThemeRoot } from 'shared-lib/theme/root';
import type { Boot } from './boot.ts';
import { Frame } from './frame/frame.tsx';
import { InitialLocation, type SiteLocation } from './navigation/site-location.ts';
import { OutletBoundary } from './outlet.tsx';
import { SiteContext } from './site-context.ts';

interface AppProps {
  boot: Pick<Boot, 'siteMode' | 'seed'>;
  queryClient: QueryClient;
  location: SiteLocation;
  /** What stands inside the frame: the browser's or the server's router. */
  children: ReactNode;
}

/** The whole page, alike on both sides: providers, frame, outlet. */
export const App = ({ boot, queryClient, location, children }: AppProps) => (
  <ThemeRoot>
    <QueryClientProvider client={queryClient}>
      <SiteContext value={{ siteMode: boot.siteMode, seed: boot.seed }}>
        <InitialLocation value={location}>
          <Frame>
            <OutletBoundary>{children}</OutletBoundary>
          </Frame>
        </InitialLocation>
      </SiteContext>
    </QueryClientProvider>
  </ThemeRoot>
);
