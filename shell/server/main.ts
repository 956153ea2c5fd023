import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteId, remoteIds } from 'shared-lib/federation';
import { readBundleKey } from 'tooling/build/bundle-key';
import { readConfig, ROOT } from 'tooling/config';
import { readLogLevel } from 'tooling/server/log-level';
import { startListening } from 'tooling/server/listen';
import { runCommand } from 'tooling/cli-error';
import { readTrustedProxies } from 'tooling/server/trusted-proxies';
import { lastGoodRegistry, readRegistry } from 'tooling/release/registry-file';
import { readTrustedKeys } from 'tooling/release/release-keys';
import type { TrustedKeys } from 'tooling/release/signatures';
import { ShellPresence } from 'tooling/release/shell-presence';
import { loadBuild } from './application.ts';
import { readWatchSettings } from './beacons/settings.ts';
import { Visits } from './beacons/visits.ts';
import { WatchWindow } from './beacons/watch-window.ts';
import { createServer } from './create-server.ts';
import { readPageCacheBytes } from './page-cache/settings.ts';
import { withDevelopmentRemotes } from './development.ts';
import { Health } from './health.ts';
import { createLogger, type Log } from './logging.ts';
import { currentRequestId } from './request-ids.ts';
import { askHost } from './release.ts';
import { watchHosts } from './watch-hosts.ts';
import { API_CACHE_MS, watchReleases, withdrawEverywhere } from './watch-releases.ts';

const HOST_INTERVAL_MS = 10_000;
const WATCH_INTERVAL_MS = 1000;

const warnOfMissingKeys = ({ teams }: TrustedKeys, log: Log): void => {
  for (const id of remoteIds)
    if (teams[id].length === 0)
      log(`Releases of ${id} need no signature: make a key with "npm run release -- key ${id}".`);
};

await runCommand(async () => {
  const config = readConfig();
  const logger = createLogger(readLogLevel(process.env));
  const log: Log = (message, details = {}) => logger.warn(details, message);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  const { application } = build;
  application.configureApiClient({ apiOrigin: config.apiOrigin, cacheMs: API_CACHE_MS, currentRequestId });
  application.discardSharedState();
  // Fails early: without a registry and a last good state there is nothing to serve.
  if (!existsSync(lastGoodRegistry(config.registryFile))) await readRegistry(config.registryFile);
  const presence = new ShellPresence(config, log);
  await presence.start();
  const health = new Health(log);
  const bundleKey = await readBundleKey(config);
  const trusted = await readTrustedKeys(config);
  warnOfMissingKeys(trusted, log);
  const registry = watchReleases({ config, build, bundleKey, presence, health, trusted, log });
  await registry.start();
  const stopAsking = watchHosts({ releases: registry, askHost, health, intervalMs: HOST_INTERVAL_MS });
  const { siteOrigin, siteMode, apiOrigin, registryFile } = config;
  const releases = isDevelopment ? withDevelopmentRemotes(registry, process.env.DEV_REMOTES ?? '') : registry;
  const { sample, ...settings } = readWatchSettings(process.env);
  const visits =
    isDevelopment || sample === 0
      ? undefined
      : new Visits({
          sample,
          isRelease: (remote, version) => registry.liveReleases.get(remote)?.remote.releases[version] !== undefined,
        });
  const withdraw = (remote: string, version: string, reason: string) => {
    log(`${remote} ${version} is withdrawn, the release before is used: ${reason}`);
    if (isRemoteId(remote)) void withdrawEverywhere(registry, { config, log }, { remote, version, reason });
  };
  const watch = visits && new WatchWindow({ releases: registry, visits, health, withdraw, settings, log });
  const watching = setInterval(() => watch?.tick(), WATCH_INTERVAL_MS).unref();
  const server = await createServer({
    build,
    visits,
    registry: releases,
    registryFile,
    health,
    requiredRemotes: config.requiredRemotes,
    isTrustedProxy: readTrustedProxies(process.env),
    siteOrigin,
    siteMode,
    apiOrigin,
    isDevelopment,
    pageCacheBytes: readPageCacheBytes(),
    logger,
    log,
  });
  server.addHook('onClose', async () => {
    stopAsking();
    clearInterval(watching);
    registry.stop();
    await presence.stop();
  });
  await startListening(server, { name: 'shell', host: config.listenHost, port: config.shellPort, variable: 'PORT' });
  console.log(`shell listens at ${siteOrigin}`);
});
