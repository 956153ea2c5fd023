import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { signIn } from 'shared-lib/api';
import type { AuthResponse, LoginInput } from 'shared-lib/contracts';
import type { CreateRoutes } from 'shared-lib/federation';
import { configureHttp } from 'shared-lib/http';
import { Outlet } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { inject, onTestFinished } from 'vitest';
// Declares the type of `inject('apiStarterPort')`.
import type {} from './api-setup.ts';
import './dom-patience.ts';
import { FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';

/** Port of the API of this worker, which starts when its first test file asks for it. */
const apiPort = async (): Promise<number> => {
  const url = `http://localhost:${inject('apiStarterPort')}/${process.env.VITEST_POOL_ID}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => get(url, resolve).on('error', reject));
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`The API did not start: ${body}`);
  return Number(body);
};

/** Another process can take a port between the search for a free one and its use. */
const PORT_ATTEMPTS = 3;

const startProxy = async (target: number, attempts = PORT_ATTEMPTS): Promise<FaultProxy> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  try {
    return await FaultProxy.start(port, target);
  } catch (error) {
    if (attempts > 1 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return startProxy(target, attempts - 1);
    throw error;
  }
};

/** Puts a fault proxy in front of the API of this worker. Once per test file: `const api = await startApi()`. */
export const startApi = async (): Promise<FaultProxy> => {
  const proxy = await startProxy(await apiPort());
  configureHttp({ baseURL: `${proxy.origin}/api`, onUnauthorized: session.signOut });
  return proxy;
};

interface RenderRemoteOptions {
  modules: readonly CreateRoutes[];
  /** URL to open: path and query. */
  at: string;
}

/**
 * Renders a remote's exposed modules at a URL, as its standalone page does: with router, query client and session, without
 * the shell. Cleans up when the test ends. A URL that no route matches renders an empty `main`.
 */
export const renderRemote = ({ modules, at }: RenderRemoteOptions) => {
  window.history.replaceState(null, '', at);
  session.restore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } });
  const router = createBrowserRouter([
    {
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        ...modules.flatMap((module) => module({ queryClient })),
        { path: '*', element: createElement('main') },
      ],
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

/** Renders a remote and resolves when its page is shown, whose code is loaded on demand. */
export const openRemote = async (options: RenderRemoteOptions) => {
  const rendered = renderRemote(options);
  await waitFor(() => {
    if (rendered.page.container.childElementCount === 0) throw new Error(`The page ${options.at} is not loaded.`);
  });
  return rendered;
};

/** Path and query of the current page. */
export const currentUrl = (): string => window.location.pathname + window.location.search;

/** Signs in through the API. Call it after `startApi` and before `renderRemote`. */
export const signInAs = async (credentials: LoginInput): Promise<AuthResponse> => {
  const signedIn = await signIn(credentials);
  session.signIn(signedIn.token, signedIn.user);
  return signedIn;
};
