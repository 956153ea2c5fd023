import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { configureHttp } from 'shared-lib/http';
import { Outlet, useRouteError, type RouteObject } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { restoreUser, session } from 'shared-lib/session';
import { adoptGlobalStyles, ThemeRoot } from 'shared-lib/theme/root';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import type { CreateRoutes } from './remote-module.ts';

interface Standalone {
  /** Default exports of the remote's exposed modules. */
  modules: readonly CreateRoutes[];
  /** Path that unknown URLs redirect to. */
  homePath: string;
}

/** In place of the router's own page. The watch mode shows a reported error, with its source, over the page. */
const Failed = () => {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <Alert tone="danger">
      <Ltr>{error instanceof Error ? error.message : String(error)}</Ltr>
    </Alert>
  );
};

/** Starts a remote without the shell, for its developers: its routes, a router, the session and the theme. */
export const startStandalone = ({ modules, homePath }: Standalone): void => {
  adoptGlobalStyles();
  // No shell lays out deferred sections.
  document.documentElement.toggleAttribute('data-settled', true);
  // Before the router: it gets no event of the history entries of menus and dialogs.
  window.addEventListener('popstate', (event) => window.miqyasBackStack?.handlePop(event));
  session.restore();
  void restoreUser();
  configureHttp({ onUnauthorized: session.signOut });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 300_000, refetchOnWindowFocus: false } },
  });
  const routes: RouteObject[] = [
    {
      Component: Outlet,
      ErrorBoundary: Failed,
      children: [
        ...modules.flatMap((createRoutes) => createRoutes({ queryClient })),
        { path: '*', loader: () => Response.redirect(new URL(homePath, location.origin), 302) },
      ],
    },
  ];
  const root = document.getElementById('root');
  if (!root) throw new Error('standalone.html has no element with id "root"');
  createRoot(root).render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </ThemeRoot>,
  );
};
