import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { configureHttp } from 'shared-lib/http';
import { Outlet, type RouteObject } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { adoptGlobalStyles, ThemeRoot } from 'shared-lib/theme/root';
import type { Door } from './door.ts';

interface Standalone {
  doors: readonly Door[];
  /** Where an address that no door takes leads. */
  home: string;
}

/** Runs a remote alone, for its own developers: its doors, a router, the session and the theme, and nothing of the shell. */
export const startStandalone = ({ doors, home }: Standalone): void => {
  adoptGlobalStyles();
  session.restore();
  configureHttp({ onUnauthorized: session.signOut });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 300_000, refetchOnWindowFocus: false } },
  });
  const routes: RouteObject[] = [
    {
      Component: Outlet,
      children: [
        ...doors.flatMap((door) => door({ queryClient })),
        { path: '*', loader: () => Response.redirect(new URL(home, location.origin), 302) },
      ],
    },
  ];
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </ThemeRoot>,
  );
};
