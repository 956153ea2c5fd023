import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ThemeRoot } from 'shared-lib/theme/root';
import type { Boot } from './browser/boot.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { InitialLocation, type SiteLocation } from './navigation/site-location.ts';
import { OutletBoundary } from './browser/outlet.tsx';
import { SiteContext } from './site-context.ts';

interface AppProps {
  boot: Pick<Boot, 'siteMode' | 'seed'>;
  queryClient: QueryClient;
  location: SiteLocation;
  /** Content of the outlet: the browser's or the server's router. */
  children: ReactNode;
}

/** The whole page: providers, layout, outlet. Server and browser render the same. */
export const App = ({ boot, queryClient, location, children }: AppProps) => (
  <ThemeRoot>
    <QueryClientProvider client={queryClient}>
      <SiteContext value={{ siteMode: boot.siteMode, seed: boot.seed }}>
        <InitialLocation value={location}>
          <PageLayout>
            <OutletBoundary>{children}</OutletBoundary>
          </PageLayout>
        </InitialLocation>
      </SiteContext>
    </QueryClientProvider>
  </ThemeRoot>
);
