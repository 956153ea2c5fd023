import { Suspense, use, useEffect, type ReactNode } from 'react';
import { RouterProvider } from 'shared-lib/router/host';
import { create } from 'zustand';
import { markOutletHydrated } from './hydration.ts';
import type { SiteRouter } from '../routing/site-router.ts';

/**
 * State of the part of the page below the layout. While the promise is pending React keeps the server's markup, so the layout works
 * before a remote has loaded, and a failure never discards good markup.
 */
interface OutletState {
  router: Promise<SiteRouter>;
  /** Increases when the server's markup must be replaced, because another release than the one that rendered it runs. */
  generation: number;
  /** The module of the area could not be loaded. Its markup stays, and links load documents. */
  failed: boolean;
}

export const useOutlet = create<OutletState>()(() => ({
  router: new Promise<SiteRouter>(() => undefined),
  generation: 0,
  failed: false,
}));

/** One more attempt after a failure; resolves when it has ended, at once without a failure. */
export const retryOutlet = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useOutlet.getState().failed) {
      resolve();
      return;
    }
    useOutlet.setState({ failed: false });
    const unsubscribe = useOutlet.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

const BrowserRouterOutlet = () => {
  const router = use(useOutlet.getState().router);
  useEffect(markOutletHydrated, []);
  return <RouterProvider router={router} />;
};

/** Server and browser render the same boundary, because hydration needs the same tree. */
export const OutletBoundary = ({ children }: { children: ReactNode }) => {
  const generation = useOutlet((state) => state.generation);
  return <Suspense key={generation}>{children}</Suspense>;
};

export const browserOutlet = <BrowserRouterOutlet />;
