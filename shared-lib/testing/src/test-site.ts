import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds, remotePath, remotes, type Registry, type RemoteId } from 'shared-lib/federation';
import { readConfig, type SiteConfig } from 'tooling/config';
import { confirm } from 'tooling/release/confirm';
import { listReleases } from 'tooling/release/list';
import { publish, type Published, type PublishOptions } from 'tooling/release/publish';
import { preparePreview, type PreparedPreview } from 'tooling/release/preview';
import { deployedAs, deploymentOf } from 'tooling/release/registry-entry';
import { readFigures } from 'tooling/release/release-figures';
import { readTeamKey, teamSeal } from 'tooling/release/release-keys';
import { addRejection } from 'tooling/release/refused-releases';
import { rollback } from 'tooling/release/rollback';
import { changeRegistry, readRegistry, remoteIn } from 'tooling/release/registry-file';
import { withdrawRelease } from 'tooling/release/withdraw';
import { apiService, hostService, shellService } from 'tooling/site/services';
import { SiteService, type ServiceDefinition } from 'tooling/site/service';
import { FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';
import { copyReleases, copySeed } from './prepared-data.ts';

export type { RemoteId };
export type SiteProcess = 'mock-api' | 'shell' | RemoteId;

/** A shell beside the one of the site. */
export interface FurtherShell {
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** The whole site in its own processes and data folder, with a fault proxy in front of each back-end process. */
export interface TestSite {
  origin: string;
  config: SiteConfig;
  /** The fault proxies of the remotes' hosts and of the API. */
  proxies: Record<RemoteId | 'mock-api', FaultProxy>;
  /** Process id, to distinguish a restarted process from one that has run all the time. */
  pid(name: SiteProcess): number | undefined;
  /**
   * Publishes a build, which the running shell tries first, and waits until the shell uses it.
   * @param dist folder of the build; the remote's own `dist` by default
   */
  publish(id: RemoteId, dist?: string): Promise<Published>;
  /** Stores a build that is not live. @returns its name, and the link that shows it */
  preview(id: RemoteId, dist: string): Promise<PreparedPreview>;
  /** Browsers load the releases of these remotes under the origin of the site from now on, without another release. */
  moveUnderSite(ids: readonly RemoteId[]): Promise<void>;
  /** Makes the release live that was verified before. */
  rollback(id: RemoteId): Promise<void>;
  /** Takes a release back, as the shell does by itself. */
  withdraw(id: RemoteId, version: string, reason: string): Promise<void>;
  /** Notes that a release failed its trial. */
  noteRefused(id: RemoteId, version: string, reason: string): Promise<void>;
  /** The lines that the release command lists for a remote. */
  listReleases(id: RemoteId): Promise<string[]>;
  /** Restarts the API with another time, which then runs normally. `restore` sets the real time again. */
  moveClock(to: Date): Promise<void>;
  /** Restarts the API with the seeded database, as the site began with it, and the real time. */
  reseed(): Promise<void>;
  /** Starts a further shell with the same API and releases. @param environment its own settings */
  startShell(environment: Record<string, string>): Promise<FurtherShell>;
  /** Resets the site between tests: removes all faults, sets the real time and makes the first releases live again. */
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
    // Tests inject faults behind the page cache. A test of the cache starts a shell with one.
    PAGE_CACHE_MB: '0',
    // Tests count requests. A test of the reports of browsers starts a shell that takes them.
    BEACON_SAMPLE: '0',
    // Tests use their own SQLite database, never the PostgreSQL database of the environment.
    DATABASE_URL: '',
    ...Object.fromEntries(perRemote),
  };
};

/** The releases that a test site starts with have passed their trial, which measured them: `prepared-data.ts`. */
const wasTried =
  (config: SiteConfig): PublishOptions['tryRelease'] =>
  (id, { version }) =>
    readFigures(config, id, version);

const portOf = (origin: string) => Number(new URL(origin).port);

/**
 * Makes the release of the site's start live again. A release that a test published is no fallback for the next test.
 * @returns whether anything had changed
 */
const restoreLive = async (config: SiteConfig, id: RemoteId, first: Registry): Promise<boolean> => {
  const file = config.registryFile;
  const change = async (now: Registry) => {
    const [before, remote] = [remoteIn(first, id, file), remoteIn(now, id, file)];
    const { current, verified } = before;
    if (remote.current === current && remote.verified.join() === verified.join() && remote.path === before.path)
      return { result: false };
    const restored = deployedAs({ ...remote, current, verified }, deploymentOf(id, config));
    return { registry: { ...now, remotes: { ...now.remotes, [id]: restored } }, result: true };
  };
  return changeRegistry(file, change, teamSeal(await readTeamKey(id, config)));
};

/**
 * Starts the site from the current builds; it does not build.
 * @param variables further environment variables, such as `SEED`
 */
export const startTestSite = async (variables: Readonly<Record<string, string>> = {}): Promise<TestSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-site-'));
  const environment = { ...environmentOf(await freePorts(3 + 2 * remoteIds.length), dataDir), ...variables };
  const config = readConfig({ ...process.env, ...environment });

  const definitions: ServiceDefinition[] = [
    apiService(config),
    ...remoteIds.map((id) => hostService(id, config)),
    shellService(config),
  ];
  const terminal = { logsFolder: join(dataDir, 'logs'), print: (line: string) => console.warn(line) };
  const serviceOf = (definition: ServiceDefinition, more: Record<string, string> = {}) =>
    new SiteService(
      { ...definition, environment: { ...definition.environment, ...environment, NODE_ENV: 'production', ...more } },
      terminal,
    );
  const services = new Map(definitions.map((definition) => [definition.name, serviceOf(definition)]));
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
  if (!('SEED' in variables)) await copySeed(dataDir);
  await copyReleases(dataDir);
  await Promise.all(remoteIds.map((id) => publish(id, { config, tryRelease: wasTried(config) })));
  services.get('mock-api')?.start();
  await services.get('mock-api')?.ready();
  for (const [name, service] of services) if (name !== 'mock-api') service.start();
  await Promise.all([...services.values()].map((service) => service.ready()));
  for (const id of remoteIds) await confirm(id, { config, shellOrigin: config.siteOrigin });
  const first = await readRegistry(config.registryFile);
  // The shell has read data for its trials of the releases, which is no request of a test.
  for (const proxy of Object.values(proxies)) proxy.requestedPaths.length = 0;
  let hasMovedClock = false;
  /**
   * Restarts the API.
   * @param now ISO time; the real time when empty
   * @param change called while the API is stopped
   */
  const restartApi = async (now: string, change?: () => Promise<void>) => {
    const definition = apiService(config);
    await services.get(definition.name)?.stop();
    await change?.();
    const restarted = serviceOf(definition, { TEST_NOW: now });
    services.set(definition.name, restarted);
    restarted.start();
    await restarted.ready();
    hasMovedClock = now !== '';
  };

  return {
    origin: config.siteOrigin,
    config,
    proxies,
    pid: (name) => services.get(name)?.pid,
    async publish(id, dist) {
      const published = await publish(id, {
        config,
        shellOrigin: config.siteOrigin,
        tryRelease: () => Promise.reject(new Error('The running shell did not try the release.')),
        ...(dist ? { dist } : {}),
      });
      await confirm(id, { config, shellOrigin: config.siteOrigin });
      return published;
    },
    async moveUnderSite(ids) {
      for (const id of ids) {
        const deployment = { ...deploymentOf(id, config), path: remotePath(id) };
        const move = async (now: Registry) => {
          const moved = deployedAs(remoteIn(now, id, config.registryFile), deployment);
          return { registry: { ...now, remotes: { ...now.remotes, [id]: moved } }, result: undefined };
        };
        await changeRegistry(config.registryFile, move, teamSeal(await readTeamKey(id, config)));
        await confirm(id, { config, shellOrigin: config.siteOrigin });
      }
    },
    preview: (id, dist) => preparePreview(id, { config, dist, shellOrigin: config.siteOrigin }),
    async rollback(id) {
      await rollback(id, undefined, { config });
    },
    withdraw: (id, version, reason) => withdrawRelease(id, version, { reason, at: new Date().toISOString() }, config),
    noteRefused: (id, version, reason) => addRejection(config, id, { version, reason, at: new Date().toISOString() }),
    listReleases: (id) => listReleases(id, config),
    moveClock: (to) => restartApi(to.toISOString()),
    reseed: () =>
      restartApi('', async () => {
        rmSync(join(dataDir, 'database'), { recursive: true });
        await copySeed(dataDir);
      }),
    async startShell(own) {
      const [port = 0] = await freePorts(1);
      const origin = `http://localhost:${port}`;
      const definition = shellService({ ...config, shellPort: port, siteOrigin: origin });
      const service = new SiteService(
        {
          ...definition,
          name: `shell-${port}`,
          environment: { ...definition.environment, ...environment, NODE_ENV: 'production', PORT: `${port}`, ...own },
        },
        terminal,
      );
      service.start();
      await service.ready();
      return { origin, pid: service.pid, stop: () => service.stop() };
    },
    async restore() {
      if (hasMovedClock) await restartApi('');
      for (const proxy of Object.values(proxies)) {
        await proxy.clearFaults();
        proxy.requestedPaths.length = 0;
      }
      for (const id of remoteIds) {
        if (!(await restoreLive(config, id, first))) continue;
        await confirm(id, { config, shellOrigin: config.siteOrigin });
      }
    },
    async stop() {
      for (const proxy of Object.values(proxies)) await proxy.refuseConnections();
      await Promise.all([...services.values()].map((service) => service.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
