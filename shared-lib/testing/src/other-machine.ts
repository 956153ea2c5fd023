import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import { readBundleKey } from 'tooling/build/bundle-key';
import { publishElsewhere, type PublishedElsewhere } from 'tooling/release/publish-elsewhere';
import { createHost } from 'tooling/remote-host/create-host';
import type { TestSite } from './test-site.ts';

/** The machine of a team: its key, and a folder that a host of its own serves. It shares no disk with the site. */
export interface OtherMachine {
  /** Origin of its host. */
  baseUrl: string;
  /** Copies a build to the host and proposes it to the running shell. @param dist folder of the build */
  publish(dist: string): Promise<PublishedElsewhere>;
  stop(): Promise<void>;
}

/** Starts the host of a team beside a site that takes proposals (`RELEASES_OPEN=1`). */
export const startOtherMachine = async (
  id: RemoteId,
  { config: siteConfig, origin }: Pick<TestSite, 'config' | 'origin'>,
): Promise<OtherMachine> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-team-'));
  const bundleKey = await readBundleKey(siteConfig);
  const config = { ...siteConfig, dataDir, registryFile: join(dataDir, 'registry.json'), bundleKey };
  const key = 'keys/development.key';
  cpSync(join(siteConfig.dataDir, key), join(dataDir, key));
  const host = await createHost({ id, config, standalone: join(dataDir, 'standalone'), bundleKey });
  const baseUrl = await host.listen({ host: 'localhost', port: 0 });
  const target = join(dataDir, 'releases', id);
  return {
    baseUrl,
    publish: (dist) =>
      publishElsewhere(id, {
        config,
        target,
        baseUrl,
        dist,
        proposalsOrigin: origin,
        shellOrigin: origin,
        actor: { who: 'nora' },
      }),
    async stop() {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
