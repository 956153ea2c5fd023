import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { session } from 'shared-lib/session';
import { onTestFinished } from 'vitest';
import { App } from '../app.tsx';
import { setSiteLocation } from '../navigation/site-location.ts';

interface RenderLayoutOptions {
  /** Path to open. */
  at?: string;
  seed?: number;
  siteMode?: 'demo' | 'live';
  /** Viewport width in px: 1440 shows the whole header, 390 the menu button. */
  width?: number;
  children?: ReactNode;
}

/** API of the simulated browser that tests run in. */
declare const happyDOM: { setViewport(size: { width: number }): void };

const locationOf = (at: string) => ({ pathname: at, search: '', hash: '' });

/** For tests: renders the layout as after hydration. It is removed, with session and storage, when the test ends. */
export const renderLayout = ({
  at = '/',
  seed = 1,
  siteMode = 'live',
  width = 1440,
  children,
}: RenderLayoutOptions = {}) => {
  happyDOM.setViewport({ width });
  window.history.replaceState(null, '', at);
  setSiteLocation(locationOf(at));
  session.restore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } });
  const page = render(
    <App boot={{ siteMode, seed }} queryClient={queryClient} location={locationOf(at)}>
      {children ?? <main />}
    </App>,
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    session.signOut();
    localStorage.clear();
  });
  return { page, queryClient, go: (to: string) => act(() => setSiteLocation(locationOf(to))) };
};
