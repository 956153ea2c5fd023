import type { RegistryRemote } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import type { SiteConfig } from 'tooling/config';
import { assertApiVersion } from '../api-version.ts';
import type { Build } from '../application.ts';
import { misfit } from '../federation-info.ts';
import type { Log } from '../logging.ts';
import { fetchRelease, type LoadedRelease, type ReleaseLocation } from '../release.ts';
import { ReleaseRenderers } from '../renderer/release-renderers.ts';
import { API_CACHE_MS, firstPage } from '../watch-releases.ts';
import { MisfitError } from './previews.ts';

export interface LoadPreviewOptions {
  config: Pick<SiteConfig, 'siteOrigin' | 'apiOrigin'>;
  build: Build;
  bundleKey: string;
  log: Log;
}

/**
 * Loads a release that one visitor sees before it is live. It passes the checks of a live one: every file matches its hash, it belongs to
 * its remote, and shell and API have what it needs. It has passed no trial, so it gets a single renderer, which withdraws nothing when it
 * ends; until the next page, visitors of the preview get the live release.
 * @throws when its host does not give it
 * @throws {MisfitError} when it needs something that is not there
 */
export const loadPreview = async (
  location: ReleaseLocation,
  { ssr, mounts }: Pick<RegistryRemote, 'ssr' | 'mounts'>,
  { config, build, bundleKey, log }: LoadPreviewOptions,
): Promise<LoadedRelease> => {
  const { release, bundle } = await fetchRelease(location, bundleKey);
  const { metadata } = release;
  const reason = misfit(metadata, build.application.providedModules);
  if (reason !== undefined) throw new MisfitError(reason);
  await assertApiVersion(metadata, config.apiOrigin).catch((error: unknown) => {
    throw new MisfitError(error instanceof Error ? error.message : String(error));
  });
  if (!ssr) return release;
  const renderers = new ReleaseRenderers({
    applicationFile: build.applicationFile,
    apiOrigin: config.apiOrigin,
    cacheMs: API_CACHE_MS,
    log,
    size: 1,
    bundle,
    trial: firstPage(siteUrl(config.siteOrigin, mounts[0] ?? '/').href),
    onDeath: (why) => log(`The preview of ${location.remote} ${location.version} ended its renderer: ${why}`),
  });
  return { ...release, renderers };
};
