import type { RemoteModule } from 'shared-lib/federation';
import { createQueryClient } from '../query-client.ts';
import { renderPage } from './render.tsx';

/** A first page is rendered with what is available at once: it does not test data. */
const NO_DATA_WAIT_MS = 1;

/**
 * Tries a release before its first page: its module must return routes, and one page must render.
 * @param url URL of the page to render; undefined when only the browser renders the remote
 * @throws what the release throws
 */
export const tryRemoteModule = async (module: RemoteModule, url: URL | undefined): Promise<void> => {
  const queryClient = createQueryClient('server');
  const routes: unknown = module.default({ queryClient });
  queryClient.clear();
  if (!Array.isArray(routes)) throw new Error('its exposed module does not return a list of routes');
  if (url)
    await renderPage({ url, nonce: '', facts: { siteMode: 'live', seed: 0 }, module, deadlineMs: NO_DATA_WAIT_MS });
};
