/* oxlint-disable project/import-boundaries -- the benchmark assembles the same site in another way, so it needs modules of the shell */
import { createRoot } from 'react-dom/client';
import { session } from 'shared-lib/session';
import { adoptGlobalStyles } from 'shared-lib/theme/root';
import { App } from '../../src/app.tsx';
import { followRouter } from '../../src/routing/follow-router.ts';
import { browserOutlet, useOutlet } from '../../src/browser/outlet.tsx';
import { createQueryClient } from '../../src/query-client.ts';
import { watchSession } from '../../src/session/watch-session.ts';
import { createHydratableRouter } from '../../src/routing/site-router.ts';
import { bundled } from './load-remote-module.ts';

/** Starts the site as one client-rendered application, without server rendering and federation. */
const start = async (root: HTMLElement) => {
  const queryClient = createQueryClient('browser');
  adoptGlobalStyles();
  session.restore();
  const { router } = await createHydratableRouter(
    { queryClient },
    {
      version: bundled.version,
      loaderData: {},
      status: 200,
    },
  );
  followRouter({ router, queryClient, siteOrigin: location.origin });
  watchSession({ queryClient, recheckGuards: () => void router.revalidate() });
  useOutlet.setState({ router: Promise.resolve(router) });
  createRoot(root).render(
    <App
      boot={{ siteMode: 'demo', seed: 1 }}
      queryClient={queryClient}
      location={{ pathname: location.pathname, search: location.search, hash: location.hash }}
    >
      {browserOutlet}
    </App>,
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
void start(root);
