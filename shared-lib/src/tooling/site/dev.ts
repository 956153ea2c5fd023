import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { buildRoom, buildRooms, developmentShell } from '../build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { runCommand, UsageError } from '../refusal.ts';
import { createRegistry } from '../release/registry-file.ts';
import { developmentServices, devOrigin, type Development } from './dev-services.ts';
import { refuseTakenPorts } from './ports.ts';
import { publishNewBuilds } from './publish-new-builds.ts';
import { startServices } from './site.ts';

const USAGE = `Usage: npm run dev -- [<remote> …] [--ssr]
Without a remote, everything is watched. Remotes: ${remoteIds.join(', ')}`;

const say = (line: string) => console.log(line);

const readArguments = (words: readonly string[]): Development => {
  const unknown = words.filter((word) => word !== '--ssr' && !isRemoteId(word));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is not understood.\n${USAGE}`);
  const named = words.filter((word): word is RemoteId => isRemoteId(word));
  return {
    watched: named.length > 0 ? named : remoteIds,
    everything: named.length === 0,
    ssr: words.includes('--ssr'),
  };
};

const prepare = async (config: SiteConfig, { watched }: Development): Promise<void> => {
  const released = remoteIds.filter((id) => !watched.includes(id));
  const { built, seconds } = await buildRoom('shell', { flavour: developmentShell, say });
  if (built) say(`shell: built for development in ${seconds.toFixed(1)} s`);
  await buildRooms(released, { say });
  await createRegistry(config.registryFile);
  await publishNewBuilds(released, config, say);
};

const dev = async (words: readonly string[]): Promise<void> => {
  const development = readArguments(words);
  const config = readConfig();
  const services = developmentServices(config, development);
  await refuseTakenPorts(services, config.listenHost);
  await prepare(config, development);
  await startServices(services, config);
  const watched = development.watched.map((id) => `  ${id.padEnd(16)} watched at ${devOrigin(id, config)}`);
  say(
    ['', `Miqyas is running for development: ${config.siteOrigin}`, ...watched, '  Stop with Ctrl-C.', ''].join('\n'),
  );
};

await runCommand(() => dev(process.argv.slice(2)));
