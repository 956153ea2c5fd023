import { join } from 'node:path';
import { readBundleKey } from 'tooling/bundle-key';
import { readConfig, ROOT } from 'tooling/config';
import { startListening } from 'tooling/listen';
import { runCommand } from 'tooling/cli-error';
import { readRegistry } from 'tooling/release/registry-file';
import { loadBuild } from './application.ts';
import { createServer } from './create-server.ts';
import { withDevelopmentRemotes } from './development.ts';
import { RegistryWatch } from './registry-watch.ts';
import { loadRelease } from './release.ts';

/** Maximum age of the data of a server-rendered page. */
const API_CACHE_MS = 1000;
const REGISTRY_INTERVAL_MS = 200;

const log = (message: string) => console.warn(`[shell] ${message}`);

await runCommand(async () => {
  const config = readConfig();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  const { application } = build;
  application.configureApiClient({ apiOrigin: config.apiOrigin, cacheMs: API_CACHE_MS });
  await readRegistry(config.registryFile); // fails early: without a registry there is nothing to serve
  const bundleKey = await readBundleKey(config);
  const registry = new RegistryWatch({
    file: config.registryFile,
    load: (location, { ssr, mounts }) => {
      const url = new URL(mounts[0] ?? '/', config.siteOrigin);
      return loadRelease(location, {
        bundleKey,
        providedModules: application.providedModules,
        tryModule: (module) => application.tryRemoteModule({ module, ssr, url }),
      });
    },
    log,
    intervalMs: REGISTRY_INTERVAL_MS,
  });
  await registry.start();
  const { siteOrigin, siteMode, apiOrigin } = config;
  const releases = isDevelopment ? withDevelopmentRemotes(registry, process.env.DEV_REMOTES ?? '') : registry;
  const server = await createServer({ build, registry: releases, siteOrigin, siteMode, apiOrigin, isDevelopment, log });
  server.addHook('onClose', () => registry.stop());
  await startListening(server, { name: 'shell', host: config.listenHost, port: config.shellPort, variable: 'PORT' });
  console.log(`shell listens at ${siteOrigin}`);
});
