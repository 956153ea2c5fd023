import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { createElement } from 'react';
import { signIn } from 'shared-lib/api';
import type { AuthAnswer, LoginInput } from 'shared-lib/contracts';
import type { Door } from 'shared-lib/federation';
import { configureHttp } from 'shared-lib/http';
import { Outlet } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { inject, onTestFinished } from 'vitest';
// Declares what the run provides.
import type {} from './api-setup.ts';
import { FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';

// axios would take the DOM's own XMLHttpRequest; without one it speaks to the API through Node.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');

// The API really answers, also on a machine that is busy with other things.
configure({ asyncUtilTimeout: 5_000 });

/** The API of this run, with a way to make it fail. One per test file: `const api = await startApi()`. */
export const startApi = async (): Promise<FaultProxy> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  const proxy = await FaultProxy.start(port, inject('apiPort'));
  configureHttp({ baseURL: `${proxy.origin}/api`, onUnauthorized: session.signOut });
  return proxy;
};

interface OpenRoom {
  doors: readonly Door[];
  /** The address to open: path and query. */
  at: string;
}

/**
 * Opens a remote's doors at an address, as its standalone page does: router, query client and session, nothing of the shell.
 * Everything is gone when the test ends. Addresses that no door takes show nothing.
 */
export const openRoom = ({ doors, at }: OpenRoom) => {
  window.history.replaceState(null, '', at);
  session.restore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } });
  const router = createBrowserRouter([
    {
      Component: Outlet,
      HydrateFallback: () => null,
      children: [...doors.flatMap((door) => door({ queryClient })), { path: '*', element: createElement('main') }],
    },
  ]);
  const page = render(
    createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router })),
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
    queryClient.clear();
    session.signOut();
    localStorage.clear();
    sessionStorage.clear();
  });
  return { queryClient, router, page };
};

/** Where the page is: path and query. */
export const address = (): string => window.location.pathname + window.location.search;

/** Signs in before a page is opened, through the API that `startApi` stands in front of. */
export const signInAs = async (credentials: LoginInput): Promise<AuthAnswer> => {
  const answer = await signIn(credentials);
  session.signIn(answer.token, answer.user);
  return answer;
};
