import { join, resolve } from 'node:path';
import { remoteIds, remotes, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** Root of the checkout: what relative folders of the configuration are relative to. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** A setting that cannot be used; the message is one English sentence for whoever starts the process. */
export class ConfigError extends Refusal {
  override name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

export interface SiteConfig {
  /** `demo` (a clone's default): demo seed, demo accounts, API docs, /debug. `live`: none of these. */
  siteMode: 'demo' | 'live';
  /** Everything that is written at run time lies below it (absolute path). */
  dataDir: string;
  /** The pointer that says which releases are live (absolute path). */
  registryFile: string;
  /** Name or address that every process listens on; `localhost` unless `LISTEN_HOST` opens it to other machines. */
  listenHost: string;
  /** Address that visitors use, without a trailing slash. */
  siteOrigin: string;
  /** Address at which the API answers, without a trailing slash. */
  apiOrigin: string;
  /** Address of each remote's host as browsers reach it, without a trailing slash. */
  remoteOrigins: Record<RemoteId, string>;
  shellPort: number;
  apiPort: number;
  remotePorts: Record<RemoteId, number>;
}

const port = (env: Env, name: string, fallback: number): number => {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new ConfigError(`${name}="${given}" is not a port: give a whole number from 1 to 65535.`);
  return value;
};

const origin = (env: Env, name: string, fallback: string): string => {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const parsed = z.url().safeParse(given);
  const url = parsed.success ? new URL(parsed.data) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new ConfigError(
      `${name}="${given}" is not a valid address: give one like https://www.example.com, without a path.`,
    );
  return url.origin;
};

const choice = <Value extends string>(env: Env, name: string, values: readonly Value[], fallback: Value): Value => {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = values.find((one) => one === given);
  if (!value) throw new ConfigError(`${name}="${given}" is not known: give ${values.join(' or ')}.`);
  return value;
};

const perRemote = <Value>(read: (id: RemoteId) => Value): Record<RemoteId, Value> => ({
  'remote-public': read('remote-public'),
  'remote-account': read('remote-account'),
  'remote-admin': read('remote-admin'),
});

/** Variable that moves a remote's address: `PUBLIC_ORIGIN` beside `PUBLIC_PORT`. */
const originVariable = (id: RemoteId) => remotes[id].port.variable.replace('_PORT', '_ORIGIN');

/**
 * Reads every address, port and folder from the environment, once, and refuses what cannot be right.
 * @throws {ConfigError}
 */
export const readConfig = (env: Env = process.env): SiteConfig => {
  const siteMode = choice(env, 'SITE_MODE', ['demo', 'live'], 'demo');
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const shellPort = port(env, 'PORT', 3000);
  const apiPort = port(env, 'API_PORT', 4000);
  const remotePorts = perRemote((id) => port(env, remotes[id].port.variable, remotes[id].port.fallback));
  const config: SiteConfig = {
    siteMode,
    dataDir,
    registryFile: join(dataDir, 'registry.json'),
    listenHost: env.LISTEN_HOST || 'localhost',
    shellPort,
    apiPort,
    remotePorts,
    siteOrigin: origin(env, 'SITE_ORIGIN', `http://localhost:${shellPort}`),
    apiOrigin: origin(env, 'API_ORIGIN', `http://localhost:${apiPort}`),
    remoteOrigins: perRemote((id) => origin(env, originVariable(id), `http://localhost:${remotePorts[id]}`)),
  };
  const taken = new Map<number, string>();
  for (const [name, value] of [
    ['PORT', shellPort],
    ['API_PORT', apiPort],
    ...remoteIds.map((id) => [remotes[id].port.variable, remotePorts[id]] as const),
  ] as const) {
    const other = taken.get(value);
    if (other) throw new ConfigError(`${other} and ${name} are both ${value}: give each process a port of its own.`);
    taken.set(value, name);
  }
  if (siteMode === 'live' && !config.siteOrigin.startsWith('https://'))
    throw new ConfigError(`SITE_MODE=live needs SITE_ORIGIN to begin with https:// (it is ${config.siteOrigin}).`);
  return config;
};
