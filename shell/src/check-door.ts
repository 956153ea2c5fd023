import type { RemoteModule } from 'shared-lib/federation';
import { createQueryClient } from './query-client.ts';
import { renderPage } from './render.tsx';

/** Data is not what is tried here, so the page is drawn with whatever is there at once. */
const NO_WAIT_MS = 1;

interface Trial {
  door: RemoteModule;
  /** Whether the server draws this remote's pages. */
  ssr: boolean;
  /** The address to draw. */
  url: URL;
}

/**
 * Tries a release before it is used: its door must open, and where the server draws its pages, the first one must draw.
 * @throws what the release throws
 */
export const checkDoor = async ({ door, ssr, url }: Trial): Promise<void> => {
  const routes: unknown = door.default({ queryClient: createQueryClient('server') });
  if (!Array.isArray(routes)) throw new Error('its door does not give a list of routes');
  if (ssr) await renderPage({ url, nonce: '', facts: { siteMode: 'live', seed: 0 }, door, deadlineMs: NO_WAIT_MS });
};
