import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { publish } from '../release/publish.ts';
import { publishedLine } from '../release/sentences.ts';

/** Publishes what was built since the last time. A build that was published before stays where a rollback has put it. */
export const publishNewBuilds = async (
  ids: readonly RemoteId[],
  config: SiteConfig,
  say: (line: string) => void,
): Promise<void> => {
  for (const id of ids) {
    const published = await publish(id, { config, onlyIfNew: true });
    if (published.outcome !== 'unchanged') say(publishedLine(id, published));
  }
};
