import { QueryClientProvider } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import type { RemoteModule } from 'shared-lib/federation';
import { configureHttp } from 'shared-lib/http';
import { isRouteErrorResponse } from 'shared-lib/router';
import { createMemoryRouter, RouterProvider } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { ThemeRoot } from 'shared-lib/theme/root';
import { createQueryClient } from '../query-client.ts';
import { textOfThrown } from './markup.ts';

/** Enough for the tasks that React and the router queue: no page of a trial receives data. */
const SETTLE_MS = 60;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const stubUser = (role: User['role']): User => ({
  id: 1,
  name: 'Trial user',
  email: 'trial@example.com',
  phone: '',
  company: '',
  country: '',
  role,
  status: 'active',
  last_login_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

/** Signs in a stub. Requests to the API stay pending, so that every page shows its first state. */
const prepareSession = (role: User['role']): void => {
  configureHttp({ adapter: () => new Promise(() => undefined) });
  session.signIn('trial', stubUser(role));
};

const renderUrl = async (module: RemoteModule, url: URL): Promise<unknown[]> => {
  const { createRoot } = await import('react-dom/client');
  const errors: unknown[] = [];
  const queryClient = createQueryClient('browser');
  const routes = module.default({ queryClient });
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: () => null, children: routes }], {
    initialEntries: [url.pathname + url.search],
  });
  const container = document.body.appendChild(document.createElement('div'));
  const report = (error: unknown) => errors.push(error);
  const root = createRoot(container, { onCaughtError: report, onUncaughtError: report });
  root.render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeRoot>,
  );
  await wait(SETTLE_MS);
  const routeErrors: readonly unknown[] = Object.values(router.state.errors ?? {});
  root.unmount();
  container.remove();
  router.dispose();
  queryClient.clear();
  // A page may lead to one of another module, which has no route here.
  return [...errors, ...routeErrors].filter((error) => !(isRouteErrorResponse(error) && error.status === 404));
};

/**
 * Renders pages of a module that only browsers render, for a signed-in user, in the document of this process.
 * @throws what a page throws while it renders or in an effect, with its path
 */
export const tryInBrowserDom = async (
  module: RemoteModule,
  { urls, role }: { urls: readonly URL[]; role: User['role'] },
): Promise<void> => {
  prepareSession(role);
  for (const url of urls) {
    const errors = await renderUrl(module, url);
    if (errors.length === 0) continue;
    const [error] = errors;
    throw new Error(`${url.pathname}: ${textOfThrown(error)}`, { cause: error });
  }
};
