import { join } from 'node:path';
import { ConfigError, readConfig, ROOT } from 'shared-lib/tooling/config';
import { loadBuild } from './application.ts';
import { createServer } from './create-server.ts';
import { ShellError } from './errors.ts';
import { RegistryWatch } from './registry-watch.ts';
import { loadRelease } from './release.ts';

const API_CACHE_MS = 1000;
const REGISTRY_INTERVAL_MS = 200;

const say = (message: string) => console.warn(`[shell] ${message}`);

const start = async () => {
  const config = readConfig();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  build.application.connectApi({ apiOrigin: config.apiOrigin, cacheMs: API_CACHE_MS });
  const registry = new RegistryWatch({
    file: join(config.dataDir, 'registry.json'),
    load: (address) => loadRelease(address, build.application.provided),
    say,
    intervalMs: REGISTRY_INTERVAL_MS,
  });
  await registry.start();
  const server = await createServer({ build, registry, siteOrigin: config.siteOrigin, siteMode: config.siteMode, apiOrigin: config.apiOrigin, isDevelopment, say });
  await server.listen({ port: config.shellPort, host: 'localhost' });
  console.log(`[shell] ${config.siteOrigin}`);
  const stop = () => {
    registry.stop();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof ShellError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env.PORT || 3000} is in use: stop the other process, or choose another port with PORT.`;
  return `The shell could not start: ${String(error)}`;
};

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
