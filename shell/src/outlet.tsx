import { Suspense, use, useEffect, type ReactNode } from 'react';
import { RouterProvider } from 'shared-lib/router/host';
import { create } from 'zustand';
import { markOutletHydrated } from './hydration.ts';
import type { SiteRouter } from './site-router.ts';

/**
 * The part of the page below the frame. While its promise is pending React leaves the server's markup as it is, so the frame
 * works before a remote arrives, and good markup is never thrown away for a failure.
 */
interface OutletState {
  router: Promise<SiteRouter>;
  /** Counts up when the server's markup must be replaced, because another release than the one that drew it runs. */
  generation: number;
  /** The browser half of the area could not be loaded: its markup stays, links load pages. */
  failed: boolean;
}

export const useOutlet = create<OutletState>()(() => ({
  router: new Promise<SiteRouter>(() => undefined),
  generation: 0,
  failed: false,
}));

const BrowserRouterOutlet = () => {
  const router = use(useOutlet.getState().router);
  useEffect(markOutletHydrated, []);
  return <RouterProvider router={router} />;
};

/** The boundary stands on both sides with the same shape, or hydration would not find its place. */
export const OutletBoundary = ({ children }: { children: ReactNode }) => {
  const generation = useOutlet((state) => state.generation);
  return <Suspense key={generation}>{children}</Suspense>;
};

export const browserOutlet = <BrowserRouterOutlet />;
