import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { CliError } from '../cli-error.ts';
import { keysVariable, ROOT, type SiteConfig } from '../config.ts';
import { changeRegistry, type Seal } from './registry-file.ts';
import { parsePrivateKey, publicKeyOf, signAsShell, signAsTeam, type TrustedKeys } from './signatures.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Folder of the private keys of teams on a developer's machine. Git ignores it, and the site never reads it. */
const KEYS_FOLDER = join(ROOT, '.keys');

const keyFile = (id: RemoteId, folder: string): string => join(folder, `${id}.key`);
const developmentKeyFile = ({ dataDir }: Pick<SiteConfig, 'dataDir'>) => join(dataDir, 'keys/development.key');
const shellKeyFile = ({ dataDir }: Pick<SiteConfig, 'dataDir'>) => join(dataDir, 'keys/shell.key');

const readKey = async (file: string): Promise<KeyObject | undefined> => {
  if (!existsSync(file)) return undefined;
  try {
    return parsePrivateKey(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} is no private Ed25519 key: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Creates a private key that only its owner can read. Of two processes that do so at the same time, the first one counts. */
const createKey = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const own = `${file}.${process.pid}.${performance.now()}`;
  await writeFile(own, pem, { mode: 0o600, flush: true });
  await link(own, file).catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  await rm(own);
};

const readOrCreateKey = async (file: string): Promise<KeyObject> => {
  if (!existsSync(file)) await createKey(file);
  const key = await readKey(file);
  if (!key) throw new CliError(`${file} cannot be created: make its folder writable.`);
  return key;
};

/** The key of this machine's shells, which they create themselves. */
export const readShellKey = (config: Pick<SiteConfig, 'dataDir'>): Promise<KeyObject> =>
  readOrCreateKey(shellKeyFile(config));

/** Whether releases of a remote are signed with the development key: in demo mode, unless its team has keys. */
const usesDevelopmentKey = ({ siteMode, releaseKeys }: SiteConfig, id: RemoteId): boolean =>
  siteMode === 'demo' && releaseKeys[id].length === 0;

/** The keys that a shell of this site trusts. */
export const readTrustedKeys = async (config: SiteConfig): Promise<TrustedKeys> => {
  const development = await readKey(developmentKeyFile(config));
  const keysOf = (id: RemoteId): readonly string[] =>
    development && usesDevelopmentKey(config, id) ? [publicKeyOf(development)] : config.releaseKeys[id];
  return {
    teams: {
      'remote-public': keysOf('remote-public'),
      'remote-account': keysOf('remote-account'),
      'remote-admin': keysOf('remote-admin'),
    },
    shells: [publicKeyOf(await readShellKey(config)), ...config.shellKeys],
  };
};

/**
 * The private key of a remote's team: `RELEASE_KEY` (the PEM text, a secret of the pipeline), else the file of
 * `npm run release -- key <remote>`, else the development key of demo mode.
 * @returns undefined when the site wants no signatures
 * @throws {CliError} when the team has keys and this machine has none of them
 */
export const readTeamKey = async (
  id: RemoteId,
  config: SiteConfig,
  { env = process.env, folder = KEYS_FOLDER }: { env?: Env; folder?: string } = {},
): Promise<KeyObject | undefined> => {
  if (usesDevelopmentKey(config, id)) return readOrCreateKey(developmentKeyFile(config));
  const file = keyFile(id, folder);
  const key = env.RELEASE_KEY ? parsePrivateKey(env.RELEASE_KEY) : await readKey(file);
  const trusted = config.releaseKeys[id];
  if (trusted.length > 0 && !key)
    throw new CliError(
      `Releases of ${id} must be signed: give its private key in RELEASE_KEY, or put it into ${file}. Nothing was changed.`,
    );
  if (trusted.length > 0 && key && !trusted.includes(publicKeyOf(key)))
    throw new CliError(
      `The private key belongs to ${publicKeyOf(key)}, which ${keysVariable(id)} does not name. Nothing was changed.`,
    );
  return key;
};

/**
 * The private key with which this machine proposes to a site of another one, whose configuration it need not know: `RELEASE_KEY`, else the
 * file of `npm run release -- key <remote>`, else, in demo mode, the development key of this data folder.
 * @throws {CliError} when this machine has none
 */
export const readOwnTeamKey = async (
  id: RemoteId,
  config: SiteConfig,
  { env = process.env, folder = KEYS_FOLDER }: { env?: Env; folder?: string } = {},
): Promise<KeyObject> => {
  const file = keyFile(id, folder);
  const own = env.RELEASE_KEY ? parsePrivateKey(env.RELEASE_KEY) : await readKey(file);
  const key = own ?? (usesDevelopmentKey(config, id) ? await readKey(developmentKeyFile(config)) : undefined);
  if (key) return key;
  throw new CliError(
    `A site of another machine takes signed releases only: give the private key of ${id} in RELEASE_KEY, or put it into ${file}. Nothing was published.`,
  );
};

/**
 * The key with which links to a preview are signed: what its team signs where the site wants signatures, so that no other team can show
 * a release of this remote; else the key of this machine's shells.
 * @throws {CliError} when the team has keys and this machine has none of them
 */
export const readPreviewKey = async (id: RemoteId, config: SiteConfig): Promise<KeyObject> => {
  const team = await readTeamKey(id, config);
  const { teams } = await readTrustedKeys(config);
  return team && teams[id].length > 0 ? team : readShellKey(config);
};

const withoutSignatures: Seal = (_name, { signatures: _signatures, ...entry }) => entry;

/** Signs what the team of a remote changes; removes signatures that no longer hold when the site wants none. */
export const teamSeal = (key: KeyObject | undefined): Seal =>
  key ? (name, entry) => signAsTeam(name, entry, key) : withoutSignatures;

/** Signs what a shell changes. */
export const shellSeal = async (config: Pick<SiteConfig, 'dataDir'>): Promise<Seal> => {
  const key = await readShellKey(config);
  return (name, entry) => signAsShell(name, entry, key);
};

/** For going back to a release that was live: with the team's key, else with the shell's, which is enough for that. */
export const rollbackSeal = async (id: RemoteId, config: SiteConfig): Promise<Seal> => {
  try {
    return teamSeal(await readTeamKey(id, config));
  } catch (error) {
    if (error instanceof CliError && existsSync(shellKeyFile(config))) return shellSeal(config);
    throw error;
  }
};

/** Signs, in demo mode, what earlier commands left unsigned, so that a shell with the development key can use it. */
export const signForDevelopment = async (config: SiteConfig): Promise<void> => {
  const mine = remoteIds.filter((id) => usesDevelopmentKey(config, id));
  if (mine.length === 0) return;
  const key = await readOrCreateKey(developmentKeyFile(config));
  await changeRegistry(
    config.registryFile,
    async (now) => {
      const entries = Object.entries(now.remotes);
      const left = entries.filter(([id, entry]) => isRemoteId(id) && mine.includes(id) && !entry.signatures);
      if (left.length === 0) return { result: undefined };
      const copies = left.map(([id, entry]) => [id, { ...entry }] as const);
      return { registry: { ...now, remotes: { ...now.remotes, ...Object.fromEntries(copies) } }, result: undefined };
    },
    teamSeal(key),
  );
};

/**
 * Makes the key pair of a remote's team.
 * @returns lines to print
 * @throws {CliError} when this machine has one already
 */
export const makeTeamKey = async (id: RemoteId, config: SiteConfig, folder = KEYS_FOLDER): Promise<string[]> => {
  const file = keyFile(id, folder);
  if (existsSync(file))
    throw new CliError(`${file} exists: move it away first. The shell trusts two keys of a remote at a time.`);
  await createKey(file);
  const key = await readKey(file);
  if (!key) throw new CliError(`${file} cannot be created: make its folder writable.`);
  const keys = [...config.releaseKeys[id], publicKeyOf(key)].join(',');
  return [
    `The private key of ${id} is in ${file}. Only you can read it; keep a copy in a safe place, never in the repository.`,
    `For a pipeline, put its content into the secret RELEASE_KEY.`,
    `Start every shell with this variable, which holds public keys only, at most two:`,
    `  ${keysVariable(id)}=${keys}`,
  ];
};
