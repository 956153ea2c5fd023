import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { publish } from '../release/publish.ts';
import { publishedMessage } from '../release/messages.ts';

/** Publishes new builds only, so that a restart does not undo a rollback. */
export const publishNewBuilds = async (
  ids: readonly RemoteId[],
  config: SiteConfig,
  print: (line: string) => void,
): Promise<void> => {
  for (const id of ids) {
    const published = await publish(id, { config, onlyIfNew: true });
    if (published.outcome !== 'unchanged') print(publishedMessage(id, published));
  }
};
