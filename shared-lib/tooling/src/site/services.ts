import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import type { Listening, ServiceDefinition } from './service.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether `npm start` runs the API. If API_ORIGIN points elsewhere, the API runs separately. */
export const runsOwnApi = ({ apiOrigin, apiPort }: SiteConfig): boolean => {
  const { hostname, port } = new URL(apiOrigin);
  return LOCAL_NAMES.includes(hostname) && Number(port) === apiPort;
};

/** Origin of a local process as seen from this machine, independent of its public origin. */
export const localOrigin = ({ listenHost }: SiteConfig, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(listenHost) ? 'localhost' : listenHost}:${port}`;

const listening = (config: SiteConfig, port: number, variable: string): Listening => ({
  port,
  variable,
  health: `${localOrigin(config, port)}/healthz`,
});

export const apiService = (config: SiteConfig): ServiceDefinition => ({
  name: 'mock-api',
  arguments: ['mock-api/src/server.ts'],
  listens: listening(config, config.apiPort, 'API_PORT'),
});

export const hostService = (id: RemoteId, config: SiteConfig): ServiceDefinition => ({
  name: id,
  arguments: [`${id}/server.ts`],
  listens: listening(config, config.remotePorts[id], remotes[id].port.variable),
});

export const shellService = (config: SiteConfig): ServiceDefinition => ({
  name: 'shell',
  arguments: ['shell/server/main.ts'],
  // Otherwise the first pages have no data, and their pictures are missing.
  startsAfter: 'mock-api',
  listens: listening(config, config.shellPort, 'PORT'),
});

/** The processes of `npm start`. */
export const siteServices = (config: SiteConfig): ServiceDefinition[] =>
  [
    ...(runsOwnApi(config) ? [apiService(config)] : []),
    ...remoteIds.map((id) => hostService(id, config)),
    shellService(config),
  ].map((service) => ({
    ...service,
    environment: { NODE_ENV: 'production' },
  }));
