/* oxlint-disable house/import-walls -- the same site put together another way: it is what the measurements look at, not a part of them */
import { createRoot } from 'react-dom/client';
import { session } from 'shared-lib/session';
import { adoptGlobalStyles } from 'shared-lib/theme/root';
import { App } from '../../src/app.tsx';
import { followRouter } from '../../src/follow-router.ts';
import { browserOutlet, useOutlet } from '../../src/outlet.tsx';
import { createQueryClient } from '../../src/query-client.ts';
import { watchSession } from '../../src/session/watch-session.ts';
import { openRenderedRouter } from '../../src/site-router.ts';
import { bundled } from './load-door.ts';

/** Starts the site as one client-rendered application: no server's markup, no federation, everything else as it is. */
const start = async (root: HTMLElement) => {
  const queryClient = createQueryClient('browser');
  adoptGlobalStyles();
  session.restore();
  const { router } = await openRenderedRouter(queryClient, { version: bundled.version, loaderData: {}, status: 200 });
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
