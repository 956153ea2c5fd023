import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import { readConfig, type SiteConfig } from 'tooling/config';
import { confirm } from 'tooling/release/confirm';
import { publish, type Published } from 'tooling/release/publish';
import { rollback } from 'tooling/release/rollback';
import { tryWithShellBuild } from 'tooling/release/shell-trial';
import { readRegistry } from 'tooling/release/registry-file';
import { apiService, hostService, shellService } from 'tooling/site/services';
import { Service, type ServiceDefinition } from 'tooling/site/service';
import { FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';

export type { RemoteId };
export type SiteProcess = 'mock-api' | 'shell' | RemoteId;

/** The whole site in its own processes and data folder, with a fault proxy in front of each back-end process. */
export interface TestSite {
  origin: string;
  config: SiteConfig;
  /** The fault proxies of the remotes' hosts and of the API. */
  proxies: Record<RemoteId | 'mock-api', FaultProxy>;
  /** Process id, to distinguish a restarted process from one that has run all the time. */
  pid(name: SiteProcess): number | undefined;
  /**
   * Publishes a build and waits until the shell has tried it.
   * @param dist folder of the build; the remote's own `dist` by default
   */
  publish(id: RemoteId, dist?: string): Promise<Published>;
  /** Resets the site between tests: removes all faults and makes the first releases live again. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

const environmentOf = (ports: readonly number[], dataDir: string): Record<string, string> => {
  const [shell, api, apiProxy, ...others] = ports;
  const perRemote = remoteIds.flatMap((id, index) => {
    const { variable } = remotes[id].port;
    return [
      [variable, `${others[index * 2]}`],
      [variable.replace('_PORT', '_ORIGIN'), `http://localhost:${others[index * 2 + 1]}`],
    ] as const;
  });
  return {
    DATA_DIR: dataDir,
    PORT: `${shell}`,
    API_PORT: `${api}`,
    API_ORIGIN: `http://localhost:${apiProxy}`,
    LIMITS: 'off',
    // With several renderers, pages could come from caches of different ages.
    RENDERERS: '1',
    // Tests use their own SQLite database, never the PostgreSQL database of the environment.
    DATABASE_URL: '',
    ...Object.fromEntries(perRemote),
  };
};

const portOf = (origin: string) => Number(new URL(origin).port);

/** Starts the site from the current builds; it does not build. */
export const startTestSite = async (): Promise<TestSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-site-'));
  const environment = environmentOf(await freePorts(3 + 2 * remoteIds.length), dataDir);
  const config = readConfig({ ...process.env, ...environment });
  const tryRelease = tryWithShellBuild(config);
  await Promise.all(remoteIds.map((id) => publish(id, { config, tryRelease })));

  const definitions: ServiceDefinition[] = [
    apiService(config),
    ...remoteIds.map((id) => hostService(id, config)),
    shellService(config),
  ];
  const terminal = { logsFolder: join(dataDir, 'logs'), print: (line: string) => console.warn(line) };
  const services = new Map(
    definitions.map((definition) => [
      definition.name,
      new Service({ ...definition, environment: { ...environment, NODE_ENV: 'production' } }, terminal),
    ]),
  );
  const proxies = {
    'mock-api': await FaultProxy.start(portOf(config.apiOrigin), config.apiPort),
    'remote-public': await FaultProxy.start(
      portOf(config.remoteOrigins['remote-public']),
      config.remotePorts['remote-public'],
    ),
    'remote-account': await FaultProxy.start(
      portOf(config.remoteOrigins['remote-account']),
      config.remotePorts['remote-account'],
    ),
    'remote-admin': await FaultProxy.start(
      portOf(config.remoteOrigins['remote-admin']),
      config.remotePorts['remote-admin'],
    ),
  };
  for (const service of services.values()) service.start();
  await Promise.all([...services.values()].map((service) => service.ready()));
  for (const id of remoteIds) await confirm(id, { config, shellOrigin: config.siteOrigin });
  const first = await readRegistry(config.registryFile);

  return {
    origin: config.siteOrigin,
    config,
    proxies,
    pid: (name) => services.get(name)?.pid,
    async publish(id, dist) {
      const published = await publish(id, {
        config,
        shellOrigin: config.siteOrigin,
        tryRelease,
        ...(dist ? { dist } : {}),
      });
      await confirm(id, { config, shellOrigin: config.siteOrigin });
      return published;
    },
    async restore() {
      for (const proxy of Object.values(proxies)) {
        await proxy.clearFaults();
        proxy.requestedPaths.length = 0;
      }
      const now = await readRegistry(config.registryFile);
      for (const id of remoteIds) {
        const live = first.remotes[id]?.current;
        if (live && now.remotes[id]?.current !== live) await rollback(id, live, config);
      }
    },
    async stop() {
      for (const proxy of Object.values(proxies)) await proxy.refuseConnections();
      await Promise.all([...services.values()].map((service) => service.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
