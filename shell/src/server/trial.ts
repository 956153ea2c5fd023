import type { RemoteModule } from 'shared-lib/federation';
import { createQueryClient } from '../query-client.ts';
import { renderPage } from './render.tsx';

/** Pages of a trial that a server renders. */
export interface ServerTrial {
  /** URLs of the pages; empty when only the module is evaluated. */
  urls: readonly URL[];
  /** How long a page waits for its data, in milliseconds. */
  deadlineMs: number;
}

/**
 * Tries a module of a release: it must return routes, and the given pages must render.
 * @throws what the release throws, with the path of the page
 */
export const tryRemoteModule = async (module: RemoteModule, { urls, deadlineMs }: ServerTrial): Promise<void> => {
  const queryClient = createQueryClient('server');
  const routes: unknown = module.default({ queryClient });
  queryClient.clear();
  if (!Array.isArray(routes)) throw new Error('its exposed module does not return a list of routes');
  for (const url of urls) {
    try {
      await renderPage({ url, facts: { siteMode: 'live', seed: 0 }, module, deadlineMs });
    } catch (error) {
      throw new Error(`${url.pathname}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
};
