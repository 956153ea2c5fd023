import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import type { ServiceDefinition } from './service.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the configured API is the one that is started here; an address elsewhere is a back end that somebody else runs. */
export const runsOwnApi = ({ apiOrigin, apiPort }: SiteConfig): boolean => {
  const { hostname, port } = new URL(apiOrigin);
  return LOCAL_NAMES.includes(hostname) && Number(port) === apiPort;
};

/** How a process that was started here is reached from here, whatever its public address. */
export const localOrigin = ({ listenHost }: SiteConfig, port: number): string => `http://${['0.0.0.0', '::'].includes(listenHost) ? 'localhost' : listenHost}:${port}`;

const health = (config: SiteConfig, port: number) => `${localOrigin(config, port)}/healthz`;

export const apiService = (config: SiteConfig): ServiceDefinition => ({
  name: 'mock-api',
  arguments: ['mock-api/src/server.ts'],
  port: config.apiPort,
  variable: 'API_PORT',
  health: health(config, config.apiPort),
});

export const hostService = (id: RemoteId, config: SiteConfig): ServiceDefinition => ({
  name: id,
  arguments: [`${id}/server.ts`],
  port: config.remotePorts[id],
  variable: remotes[id].port.variable,
  health: health(config, config.remotePorts[id]),
});

export const shellService = (config: SiteConfig): ServiceDefinition => ({
  name: 'shell',
  arguments: ['shell/server/main.ts'],
  port: config.shellPort,
  variable: 'PORT',
  health: health(config, config.shellPort),
});

/** The processes of `npm start`. */
export const siteServices = (config: SiteConfig): ServiceDefinition[] =>
  [...(runsOwnApi(config) ? [apiService(config)] : []), ...remoteIds.map((id) => hostService(id, config)), shellService(config)].map((service) => ({
    ...service,
    environment: { NODE_ENV: 'production', ...service.environment },
  }));
