import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import { hostOriginVariable, type SiteConfig } from '../config.ts';
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

/**
 * Keeps the memory of a process that creates many short-lived strings and buffers flat: a small young generation, and two arenas of
 * glibc in place of eight for each core. `npm run bench -- --render` prints the memory; pages per second stay the same.
 */
const smallMemory = { arguments: ['--max-semi-space-size=4'], environment: { MALLOC_ARENA_MAX: '2' } };

/** Where the shell of a live site reaches the hosts that run beside it: its proxy may be the only way to their public origins. */
const reachableHosts = (config: SiteConfig): Record<string, string> =>
  config.siteMode === 'demo'
    ? {}
    : Object.fromEntries(
        remoteIds.map((id) => [
          hostOriginVariable(id),
          config.hostOrigins[config.remoteOrigins[id]] ?? localOrigin(config, config.remotePorts[id]),
        ]),
      );

export const shellService = (config: SiteConfig): ServiceDefinition => ({
  name: 'shell',
  arguments: [...smallMemory.arguments, 'shell/server/main.ts'],
  environment: { ...smallMemory.environment, ...reachableHosts(config) },
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
    environment: { ...service.environment, NODE_ENV: 'production' },
  }));
