import { join } from 'node:path';
import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import { rsbuildProgram } from '../build/build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import type { ServiceDefinition } from './service.ts';
import { apiService, hostService, runsOwnApi, shellService } from './services.ts';

/** The dev server of a watched remote listens on its host's port plus this offset. */
const DEV_PORT_OFFSET = 100;

export interface Development {
  /** Remotes served from their sources; the others are served from their releases. */
  watched: readonly RemoteId[];
  /** Whether the shell and the API are watched too. */
  everything: boolean;
  /** Whether the shell's server renders pages, as it does in production. */
  ssr: boolean;
  /** Origin of the deployed site inside which the watched remotes run; without it all of the site runs here. */
  site?: string;
}

/**
 * The configuration of `npm run dev`. Inside a deployed site the API is that of the site, and what this machine stores is apart from its
 * own site.
 * @throws {ConfigError} naming the first invalid variable
 */
export const readDevelopmentConfig = ({ site }: Pick<Development, 'site'>): SiteConfig => {
  const config = readConfig();
  if (site === undefined) return config;
  return readConfig({ ...process.env, API_ORIGIN: site, DATA_DIR: join(config.dataDir, 'inside-deployed-site') });
};

const devPort = (id: RemoteId, { remotePorts }: SiteConfig): number => remotePorts[id] + DEV_PORT_OFFSET;

/** Origin at which `rsbuild dev` serves a watched remote; reachable from this machine only. */
export const devOrigin = (id: RemoteId, config: SiteConfig): string => `http://localhost:${devPort(id, config)}`;

const watchedService = (id: RemoteId, config: SiteConfig): ServiceDefinition => ({
  name: `${id} (watched)`,
  arguments: [rsbuildProgram(), 'dev', '--environment', 'federated'],
  folder: id,
  environment: { NODE_ENV: 'development', DEV_PORT: String(devPort(id, config)) },
  listens: {
    port: devPort(id, config),
    variable: remotes[id].port.variable,
    health: `${devOrigin(id, config)}/mf-manifest.json`,
  },
});

const watchedApi = (config: SiteConfig): ServiceDefinition => {
  const api = apiService(config);
  return { ...api, arguments: ['--watch', ...api.arguments] };
};

const developmentShellServices = (
  config: SiteConfig,
  { watched, everything, ssr, site = '' }: Development,
): ServiceDefinition[] => {
  const shell = shellService(config);
  const devRemotes = watched.map((id) => `${id}=${devOrigin(id, config)}`).join(',');
  const environment = {
    NODE_ENV: 'development',
    DEV_REMOTES: devRemotes,
    DEV_SITE: site,
    ...(ssr ? { DEV_SSR: '1' } : {}),
  };
  if (!everything) return [{ ...shell, environment }];
  const build = {
    name: 'shell build',
    arguments: [rsbuildProgram(), 'build', '--watch', '--mode', 'development'],
    folder: 'shell',
    environment: { NODE_ENV: 'development', SHELL_DEV: '1' },
  };
  return [
    build,
    {
      ...shell,
      arguments: ['--watch-path=shell/server', '--watch-path=shell/dist-dev/server', ...shell.arguments],
      environment,
    },
  ];
};

/** The watched remotes, and a shell of this machine that passes requests for data on to the site. The site itself stays as it is. */
const servicesInsideSite = (config: SiteConfig, development: Development & { site: string }) => {
  const environment = { API_ORIGIN: development.site, DATA_DIR: config.dataDir };
  return [
    ...development.watched.map((id) => watchedService(id, config)),
    ...developmentShellServices(config, development),
  ].map((service) => ({ ...service, environment: { ...service.environment, ...environment } }));
};

/** The processes of `npm run dev`. */
export const developmentServices = (config: SiteConfig, development: Development): ServiceDefinition[] => {
  const { site } = development;
  return site === undefined ? wholeSite(config, development) : servicesInsideSite(config, { ...development, site });
};

const wholeSite = (config: SiteConfig, development: Development): ServiceDefinition[] => [
  ...(runsOwnApi(config) ? [development.everything ? watchedApi(config) : apiService(config)] : []),
  ...remoteIds.map((id) => (development.watched.includes(id) ? watchedService(id, config) : hostService(id, config))),
  ...developmentShellServices(config, development),
];
