import { join } from 'node:path';
import { readConfig, ROOT } from 'shared-lib/tooling/config';
import { listenOrRefuse } from 'shared-lib/tooling/listen';
import { runCommand } from 'shared-lib/tooling/refusal';
import { readRegistry } from 'shared-lib/tooling/release/registry-file';
import { loadBuild } from './application.ts';
import { createServer } from './create-server.ts';
import { developmentSource } from './development.ts';
import { RegistryWatch } from './registry-watch.ts';
import { loadRelease } from './release.ts';

/** Data of a server-rendered page is at most this old. */
const API_CACHE_MS = 1000;
const REGISTRY_INTERVAL_MS = 200;

const say = (message: string) => console.warn(`[shell] ${message}`);

await runCommand(async () => {
  const config = readConfig();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  const { application } = build;
  application.connectApi({ apiOrigin: config.apiOrigin, cacheMs: API_CACHE_MS });
  await readRegistry(config.registryFile); // a shell without a registry has nothing to serve; later the last good one stays
  const registry = new RegistryWatch({
    file: config.registryFile,
    load: (address, { ssr, mounts }) => {
      const url = new URL(mounts[0] ?? '/', config.siteOrigin);
      return loadRelease(address, {
        provided: application.provided,
        tryDoor: (door) => application.checkDoor({ door, ssr, url }),
      });
    },
    say,
    intervalMs: REGISTRY_INTERVAL_MS,
  });
  await registry.start();
  const { siteOrigin, siteMode, apiOrigin } = config;
  const releases = isDevelopment ? developmentSource(registry, process.env.DEV_REMOTES ?? '') : registry;
  const server = await createServer({ build, registry: releases, siteOrigin, siteMode, apiOrigin, isDevelopment, say });
  server.addHook('onClose', () => registry.stop());
  await listenOrRefuse(server, { name: 'shell', host: config.listenHost, port: config.shellPort, variable: 'PORT' });
  console.log(`shell answers at ${siteOrigin}`);
});
