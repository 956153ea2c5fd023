import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { buildApplication, buildApplications, developmentShell } from '../build/build.ts';
import type { SiteConfig } from '../config.ts';
import { runCommand, UsageError } from '../cli-error.ts';
import { createDataFolder } from './data-folder.ts';
import { assertDeployedSite, parseSiteOrigin } from './deployed-site.ts';
import { createRegistry } from '../release/registry-file.ts';
import { tryWithShellBuild } from '../release/shell-trial.ts';
import { developmentServices, devOrigin, readDevelopmentConfig, type Development } from './dev-services.ts';
import { assertPortsFree } from './ports.ts';
import { publishNewBuilds } from './publish-new-builds.ts';
import { startServices } from './site.ts';

const USAGE = `Usage: npm run dev -- [<remote> …] [--ssr]
       npm run dev -- <remote> … --site <origin>
Without a remote, all packages are watched. Remotes: ${remoteIds.join(', ')}
--site shows the named remotes inside a deployed site, in this browser only.`;

const print = (line: string) => console.log(line);

/** Takes `--site` and its value out of the arguments. */
const takeSite = (args: readonly string[]): { site?: string; others: readonly string[] } => {
  const at = args.findIndex((argument) => argument === '--site' || argument.startsWith('--site='));
  if (at < 0) return { others: args };
  const isJoined = args[at] !== '--site';
  const site = parseSiteOrigin(isJoined ? args[at]?.slice('--site='.length) : args[at + 1]);
  return { site, others: args.toSpliced(at, isJoined ? 1 : 2) };
};

const readArguments = (args: readonly string[]): Development => {
  const { site, others } = takeSite(args);
  const unknown = others.filter((argument) => argument !== '--ssr' && !isRemoteId(argument));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is not understood.\n${USAGE}`);
  const named = others.filter((argument): argument is RemoteId => isRemoteId(argument));
  const ssr = others.includes('--ssr');
  if (site !== undefined && named.length === 0)
    throw new UsageError(`--site needs the remotes that run here: ${remoteIds.join(', ')}.`);
  if (site !== undefined && ssr)
    throw new UsageError('--ssr does not work with --site: the browser renders all pages.');
  return {
    watched: named.length > 0 ? named : remoteIds,
    everything: named.length === 0,
    ssr,
    ...(site === undefined ? {} : { site }),
  };
};

const buildShell = async (): Promise<void> => {
  const { built, seconds } = await buildApplication('shell', { mode: developmentShell, print });
  if (built) print(`shell: built for development in ${seconds.toFixed(1)} s`);
};

const prepare = async (config: SiteConfig, { watched, site }: Development): Promise<void> => {
  await buildShell();
  await createRegistry(config.registryFile);
  // The others come from the releases of the site.
  if (site !== undefined) return;
  const released = remoteIds.filter((id) => !watched.includes(id));
  await buildApplications(released, { print });
  await publishNewBuilds(released, { config, tryRelease: tryWithShellBuild(config, 'dist-dev'), print });
};

const summaryOf = (config: SiteConfig, { watched, site }: Development): string => {
  const running = watched.map((id) => `  ${id.padEnd(16)} watched at ${devOrigin(id, config)}`);
  const deployed = site === undefined ? [] : [`  everything else comes from ${site}, and what you save is saved there`];
  const first = `Miqyas is running for development: ${config.siteOrigin}`;
  return ['', first, ...running, ...deployed, '  Stop with Ctrl-C.', ''].join('\n');
};

/**
 * Runs the site from its sources.
 * @param args the remotes to watch, `--ssr`, `--site <origin>`
 * @throws {CliError} when something cannot start
 */
export const dev = async (args: readonly string[]): Promise<void> => {
  const development = readArguments(args);
  const config = readDevelopmentConfig(development);
  const services = developmentServices(config, development);
  if (development.site !== undefined) await assertDeployedSite(development.site);
  await assertPortsFree(services, config.listenHost);
  await createDataFolder(config);
  await prepare(config, development);
  await startServices(services, config);
  print(summaryOf(config, development));
};

if (import.meta.main) await runCommand(() => dev(process.argv.slice(2)));
