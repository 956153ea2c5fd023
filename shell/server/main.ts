import { join } from 'node:path';
import { readBundleKey } from 'tooling/bundle-key';
import { readConfig, ROOT } from 'tooling/config';
import { startListening } from 'tooling/listen';
import { runCommand } from 'tooling/cli-error';
import { readTrustedProxies } from 'tooling/trusted-proxies';
import { readRegistry } from 'tooling/release/registry-file';
import { ShellPresence } from 'tooling/release/shell-presence';
import { loadBuild } from './application.ts';
import { createServer } from './create-server.ts';
import { readPageCacheBytes } from './page-cache/settings.ts';
import { withDevelopmentRemotes } from './development.ts';
import { API_CACHE_MS, watchReleases } from './watch-releases.ts';

const log = (message: string) => console.warn(`[shell] ${message}`);

await runCommand(async () => {
  const config = readConfig();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  const { application } = build;
  application.configureApiClient({ apiOrigin: config.apiOrigin, cacheMs: API_CACHE_MS });
  application.discardSharedState();
  await readRegistry(config.registryFile); // fails early: without a registry there is nothing to serve
  const presence = new ShellPresence(config, log);
  await presence.start();
  const registry = watchReleases({ config, build, bundleKey: await readBundleKey(config), presence, log });
  await registry.start();
  const { siteOrigin, siteMode, apiOrigin, registryFile } = config;
  const releases = isDevelopment ? withDevelopmentRemotes(registry, process.env.DEV_REMOTES ?? '') : registry;
  const server = await createServer({
    build,
    registry: releases,
    registryFile,
    isTrustedProxy: readTrustedProxies(process.env),
    siteOrigin,
    siteMode,
    apiOrigin,
    isDevelopment,
    pageCacheBytes: readPageCacheBytes(),
    log,
  });
  server.addHook('onClose', async () => {
    registry.stop();
    await presence.stop();
  });
  await startListening(server, { name: 'shell', host: config.listenHost, port: config.shellPort, variable: 'PORT' });
  console.log(`shell listens at ${siteOrigin}`);
});
