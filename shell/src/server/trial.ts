import type { RemoteModule } from 'shared-lib/federation';
import { createQueryClient } from '../query-client.ts';
import { renderPage } from './render.tsx';

/** The trial does not test data, so the page is rendered with what is available at once. */
const NO_DATA_WAIT_MS = 1;

interface Trial {
  module: RemoteModule;
  /** Whether the server renders the pages of this remote. */
  ssr: boolean;
  /** URL of the page to render. */
  url: URL;
}

/**
 * Tries a release before it is used: its module must return routes, and with `ssr` its first page must render.
 * @throws what the release throws
 */
export const tryRemoteModule = async ({ module, ssr, url }: Trial): Promise<void> => {
  const routes: unknown = module.default({ queryClient: createQueryClient('server') });
  if (!Array.isArray(routes)) throw new Error('its exposed module does not return a list of routes');
  if (ssr)
    await renderPage({ url, nonce: '', facts: { siteMode: 'live', seed: 0 }, module, deadlineMs: NO_DATA_WAIT_MS });
};
