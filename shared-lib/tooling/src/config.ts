import { join, resolve } from 'node:path';
import { isRemoteId, remoteIds, remotePath, remotes, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from './cli-error.ts';

/** Root of the checkout. Relative folders of the configuration start here. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** An invalid setting. The message is one English sentence for the person who starts the process. */
export class ConfigError extends CliError {
  override name = 'ConfigError';
}

/** Host names and IPs of this machine. */
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\..+|0\.0\.0\.0|\[::1?\])$/;

type Env = Readonly<Record<string, string | undefined>>;

export interface SiteConfig {
  /** `demo` (a clone's default): demo seed, demo accounts, API docs, /debug. `live`: none of these. */
  siteMode: 'demo' | 'live';
  /** Folder of everything that is written at run time (absolute path). */
  dataDir: string;
  /** The file with the live release of each remote (absolute path). */
  registryFile: string;
  /** Host name or IP address that every process listens on; `localhost` unless `LISTEN_HOST` opens it to other machines. */
  listenHost: string;
  /** Public origin of the site, without a trailing slash. */
  siteOrigin: string;
  /** Origin at which the shell and the hosts reach the API, without a trailing slash. Browsers reach it through the shell. */
  apiOrigin: string;
  /** Public origin of each remote's host, without a trailing slash; an internal one is enough for a remote with a path. */
  remoteOrigins: Record<RemoteId, string>;
  /** Remote → path under the site's own origin at which browsers find its releases, where `ADMIN_PATH` and so on give one. */
  remotePaths: Readonly<Partial<Record<RemoteId, string>>>;
  /** Public origin of a host → origin at which the shell reaches it, where `PUBLIC_HOST_ORIGIN` and so on give one. */
  hostOrigins: Readonly<Record<string, string>>;
  shellPort: number;
  apiPort: number;
  remotePorts: Record<RemoteId, number>;
  /** Remotes without a usable release of which a shell is not ready: `REQUIRED_REMOTES`, all of them by default. */
  requiredRemotes: readonly RemoteId[];
  /** Remote → public keys of its team, at most two: `ADMIN_RELEASE_KEYS` and so on. Without one, releases of the remote need no signature. */
  releaseKeys: Record<RemoteId, readonly string[]>;
  /** Public keys of other shells that share the registry: `SHELL_RELEASE_KEYS`. */
  shellKeys: readonly string[];
  /** Secret with which the shell fetches server bundles from the hosts; without it they share a file in `dataDir`. */
  bundleKey?: string;
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
      `${name}="${given}" is not a valid URL: give one like https://www.example.com, without a path.`,
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

/** Format of `bundleKey`. */
export const BUNDLE_KEY_FORMAT = /^[\w-]{32,128}$/;

const bundleKey = ({ BUNDLE_KEY: given }: Env): Pick<SiteConfig, 'bundleKey'> => {
  if (given === undefined || given === '') return {};
  if (!BUNDLE_KEY_FORMAT.test(given))
    throw new ConfigError('BUNDLE_KEY is not valid: give 32 to 128 characters: Latin letters, digits, "_" or "-".');
  return { bundleKey: given };
};

const requiredRemotes = ({ REQUIRED_REMOTES: given }: Env): readonly RemoteId[] => {
  if (given === undefined || given === '') return remoteIds;
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isRemoteId(name));
  if (unknown.length > 0)
    throw new ConfigError(
      `REQUIRED_REMOTES="${given}" is not valid: give some of ${remoteIds.join(', ')}, separated by commas.`,
    );
  return remoteIds.filter((id) => names.includes(id));
};

const perRemote = <Value>(read: (id: RemoteId) => Value): Record<RemoteId, Value> => ({
  'remote-public': read('remote-public'),
  'remote-account': read('remote-account'),
  'remote-admin': read('remote-admin'),
});

/** Name of the variable for a remote's origin: `PUBLIC_ORIGIN` beside `PUBLIC_PORT`. */
const originVariable = (id: RemoteId) => remotes[id].port.variable.replace('_PORT', '_ORIGIN');

const readPaths = (env: Env): SiteConfig['remotePaths'] => {
  const paths: Partial<Record<RemoteId, string>> = {};
  for (const id of remoteIds) {
    const variable = remotes[id].port.variable.replace('_PORT', '_PATH');
    const given = env[variable] ?? '';
    if (given === '') continue;
    if (given !== remotePath(id))
      throw new ConfigError(`${variable}="${given}" is not valid: give ${remotePath(id)}, or nothing.`);
    paths[id] = given;
  }
  return paths;
};

/** A key that was lost or leaked is replaced while the other one goes on. */
const MAX_TEAM_KEYS = 2;

const publicKeys = (env: Env, name: string, limit: number): readonly string[] => {
  const keys = (env[name] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (keys.some((key) => !/^[\w-]{43}$/.test(key)) || keys.length > limit)
    throw new ConfigError(
      `${name} is not valid: give at most ${limit} public keys, separated by commas, as "npm run release -- key <remote>" prints them.`,
    );
  return keys;
};

/** Name of the variable with the keys of a remote's team: `ADMIN_RELEASE_KEYS` beside `ADMIN_PORT`. */
export const keysVariable = (id: RemoteId): string => remotes[id].port.variable.replace('_PORT', '_RELEASE_KEYS');

/** Name of the variable for the origin at which the shell reaches a remote's host: `PUBLIC_HOST_ORIGIN` beside `PUBLIC_ORIGIN`. */
export const hostOriginVariable = (id: RemoteId): string => remotes[id].port.variable.replace('_PORT', '_HOST_ORIGIN');

const readHostOrigins = (env: Env, publicOrigins: Record<RemoteId, string>): Record<string, string> =>
  Object.fromEntries(
    remoteIds.flatMap((id) =>
      env[hostOriginVariable(id)] ? [[publicOrigins[id], origin(env, hostOriginVariable(id), '')]] : [],
    ),
  );

/** Sessions and the key of the bundles travel between the processes: unencrypted only where they do not leave the machine. */
const assertInternalOrigins = ({ apiOrigin, hostOrigins, remoteOrigins, remotePaths }: SiteConfig): void => {
  const origins = [
    ['API_ORIGIN', apiOrigin],
    ...Object.values(hostOrigins).map((value) => ['*_HOST_ORIGIN', value]),
    ...remoteIds.filter((id) => remotePaths[id]).map((id) => [originVariable(id), remoteOrigins[id]]),
  ];
  for (const [name, value = ''] of origins) {
    const { protocol, hostname } = new URL(value);
    if (protocol !== 'https:' && !LOCAL_HOST.test(hostname))
      throw new ConfigError(
        `SITE_MODE=live needs ${name} to begin with https://, or to name this machine, such as http://localhost:4000 (it is ${value}).`,
      );
  }
};

/** Browsers load remotes without a path from their origins, so each one must be as public and as safe as the site. */
const assertPublicOrigins = ({ siteOrigin, remoteOrigins, remotePaths }: SiteConfig): void => {
  const origins = [
    ['SITE_ORIGIN', siteOrigin],
    ...remoteIds.filter((id) => !remotePaths[id]).map((id) => [originVariable(id), remoteOrigins[id]] as const),
  ] as const;
  for (const [name, value] of origins) {
    const { protocol, hostname } = new URL(value);
    if (protocol !== 'https:' || LOCAL_HOST.test(hostname))
      throw new ConfigError(
        `SITE_MODE=live needs ${name} to begin with https:// and to name a public host (it is ${value}).`,
      );
  }
};

/**
 * Reads all origins, ports and folders from the environment and validates them.
 * @throws {ConfigError} naming the first invalid variable
 */
export const readConfig = (env: Env = process.env): SiteConfig => {
  const siteMode = choice(env, 'SITE_MODE', ['demo', 'live'], 'demo');
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const shellPort = port(env, 'PORT', 3000);
  const apiPort = port(env, 'API_PORT', 4000);
  const remotePorts = perRemote((id) => port(env, remotes[id].port.variable, remotes[id].port.fallback));
  const remoteOrigins = perRemote((id) => origin(env, originVariable(id), `http://localhost:${remotePorts[id]}`));
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
    remoteOrigins,
    remotePaths: readPaths(env),
    hostOrigins: readHostOrigins(env, remoteOrigins),
    requiredRemotes: requiredRemotes(env),
    releaseKeys: perRemote((id) => publicKeys(env, keysVariable(id), MAX_TEAM_KEYS)),
    shellKeys: publicKeys(env, 'SHELL_RELEASE_KEYS', 20),
    ...bundleKey(env),
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
  if (siteMode === 'live') {
    assertPublicOrigins(config);
    assertInternalOrigins(config);
  }
  return config;
};
