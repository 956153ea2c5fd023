import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { buildApplication, buildApplications, developmentShell } from '../build/build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { runCommand, UsageError } from '../cli-error.ts';
import { createDataFolder } from './data-folder.ts';
import { createRegistry } from '../release/registry-file.ts';
import { tryWithShellBuild } from '../release/shell-trial.ts';
import { developmentServices, devOrigin, type Development } from './dev-services.ts';
import { assertPortsFree } from './ports.ts';
import { publishNewBuilds } from './publish-new-builds.ts';
import { startServices } from './site.ts';

const USAGE = `Usage: npm run dev -- [<remote> …] [--ssr]
Without a remote, all packages are watched. Remotes: ${remoteIds.join(', ')}`;

const print = (line: string) => console.log(line);

const readArguments = (args: readonly string[]): Development => {
  const unknown = args.filter((argument) => argument !== '--ssr' && !isRemoteId(argument));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is not understood.\n${USAGE}`);
  const named = args.filter((argument): argument is RemoteId => isRemoteId(argument));
  return {
    watched: named.length > 0 ? named : remoteIds,
    everything: named.length === 0,
    ssr: args.includes('--ssr'),
  };
};

const prepare = async (config: SiteConfig, { watched }: Development): Promise<void> => {
  const released = remoteIds.filter((id) => !watched.includes(id));
  const { built, seconds } = await buildApplication('shell', { mode: developmentShell, print });
  if (built) print(`shell: built for development in ${seconds.toFixed(1)} s`);
  await buildApplications(released, { print });
  await createRegistry(config.registryFile);
  await publishNewBuilds(released, { config, tryRelease: tryWithShellBuild(config, 'dist-dev'), print });
};

const dev = async (args: readonly string[]): Promise<void> => {
  const development = readArguments(args);
  const config = readConfig();
  const services = developmentServices(config, development);
  await assertPortsFree(services, config.listenHost);
  await createDataFolder(config);
  await prepare(config, development);
  await startServices(services, config);
  const watched = development.watched.map((id) => `  ${id.padEnd(16)} watched at ${devOrigin(id, config)}`);
  print(
    ['', `Miqyas is running for development: ${config.siteOrigin}`, ...watched, '  Stop with Ctrl-C.', ''].join('\n'),
  );
};

await runCommand(() => dev(process.argv.slice(2)));
