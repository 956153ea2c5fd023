import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { authAnswer, type AuthAnswer } from 'shared-lib/contracts';
import type { Door } from 'shared-lib/federation';
import { configureHttp } from 'shared-lib/http';
import { Outlet } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { inject, onTestFinished } from 'vitest';
import { FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';

// axios would take the DOM's own XMLHttpRequest; without one it speaks to the API through Node.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');

const api = async (): Promise<FaultProxy> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  return FaultProxy.start(port, inject('apiPort'));
};

/** The API of this run, with a way to make it fail. One per test file: `const api = await startApi()`. */
export const startApi = async (): Promise<FaultProxy> => {
  const proxy = await api();
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
    { Component: Outlet, children: [...doors.flatMap((door) => door({ queryClient })), { path: '*', element: createElement('main') }] },
  ]);
  const page = render(createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router })));
  onTestFinished(() => {
    cleanup();
    router.dispose();
    queryClient.clear();
    session.signOut();
    localStorage.clear();
  });
  return { queryClient, router, page };
};

/** Where the page is: path and query. */
export const address = (): string => window.location.pathname + window.location.search;

/** Signs in as a person of the seed, before a page is opened. */
export const signInAs = async (apiOrigin: string, credentials: { email: string; password: string }): Promise<AuthAnswer> => {
  const response = await fetch(`${apiOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const answer = authAnswer.parse(await response.json());
  session.signIn(answer.token, answer.user);
  return answer;
};
