import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { CliError } from '../cli-error.ts';
import { publish, type PublishOptions } from '../release/publish.ts';
import { signForDevelopment } from '../release/release-keys.ts';
import { readRegistryOrEmpty } from '../release/registry-file.ts';
import { publishedMessage } from '../release/messages.ts';

/**
 * Publishes the builds that this registry has never seen, so that a restart undoes no release and no rollback.
 * @throws {CliError} when a build does not work and the remote has no other release
 */
export const publishNewBuilds = async (
  ids: readonly RemoteId[],
  {
    config,
    tryRelease,
    print,
  }: { config: SiteConfig; tryRelease: PublishOptions['tryRelease']; print: (line: string) => void },
): Promise<void> => {
  await signForDevelopment(config);
  for (const id of ids) {
    try {
      const published = await publish(id, { config, onlyIfNew: true, removes: 'any', maxGrowth: 'any', tryRelease });
      if (published.outcome !== 'unchanged') print(publishedMessage(id, published));
    } catch (error) {
      const live = (await readRegistryOrEmpty(config.registryFile)).remotes[id]?.current;
      if (!(error instanceof CliError) || live === undefined) throw error;
      print(`${error.message} ${live} stays live.`);
    }
  }
};
