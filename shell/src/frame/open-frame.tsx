import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { session } from 'shared-lib/session';
import { onTestFinished } from 'vitest';
import { App } from '../app.tsx';
import { moveTo } from '../navigation/site-location.ts';

interface OpenFrame {
  /** Path to open. */
  at?: string;
  seed?: number;
  siteMode?: 'demo' | 'live';
  /** In px; 1440 shows the whole header, 390 the menu button. */
  width?: number;
  children?: ReactNode;
}

const locationOf = (at: string) => ({ pathname: at, search: '', hash: '' });

declare global {
  interface Window {
    /** Of the DOM that tests run in. */
    happyDOM?: { setViewport(size: { width: number }): void };
  }
}

/** For tests: the frame as a visitor has it once React has taken it over. Everything is gone when the test ends. */
export const openFrame = ({ at = '/', seed = 1, siteMode = 'live', width = 1440, children }: OpenFrame = {}) => {
  window.happyDOM?.setViewport({ width });
  window.history.replaceState(null, '', at);
  moveTo(locationOf(at));
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
  return { page, queryClient, go: (to: string) => act(() => moveTo(locationOf(to))) };
};
