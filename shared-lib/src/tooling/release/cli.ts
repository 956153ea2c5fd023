import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { buildRoom, isBuilt } from '../build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { Refusal, runCommand, UsageError } from '../refusal.ts';
import { confirm } from './confirm.ts';
import { listReleases } from './list.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { confirmationLine, publishedLine } from './sentences.ts';

const USAGE = `Usage:
  npm run release -- publish <remote> [--skip-build]   build what is out of date, make it live, see it drawn by the running shell
  npm run release -- rollback <remote> [<version>]     make the release verified before the live one, or a given one, live again
  npm run release -- list [<remote>]                   show the kept releases
Remotes: ${remoteIds.join(', ')}`;

const say = (line: string) => console.log(line);
const warn = (line: string) => console.warn(line);

const remoteNamed = (name: string | undefined): RemoteId => {
  if (name === undefined) throw new UsageError(`Say which remote.\n${USAGE}`);
  if (!isRemoteId(name)) throw new UsageError(`There is no remote "${name}": give ${remoteIds.join(', ')}.`);
  return name;
};

const confirmAndTell = async (id: RemoteId, config: SiteConfig): Promise<void> => {
  const shellOrigin = config.siteOrigin;
  const confirmation = await confirm(id, { config, shellOrigin });
  const line = confirmationLine(id, confirmation, shellOrigin);
  if (confirmation.outcome === 'failed' || confirmation.outcome === 'no-report') throw new Refusal(line);
  say(line);
};

const publishRemote = async (id: RemoteId, skipBuild: boolean, config: SiteConfig): Promise<void> => {
  if (!skipBuild) {
    const { built, seconds } = await buildRoom(id, { say });
    if (built) say(`${id}: built in ${seconds.toFixed(1)} s`);
  } else if (!isBuilt(id)) warn(`${id}/dist is not of today's sources; it is published as it is.`);
  say(publishedLine(id, await publish(id, { config, shellOrigin: config.siteOrigin, warn })));
  await confirmAndTell(id, config);
};

const rollBackRemote = async (id: RemoteId, version: string | undefined, config: SiteConfig): Promise<void> => {
  const { from, to } = await rollback(id, version, config);
  say(`${id} is back on ${to} (it was ${from}).`);
  await confirmAndTell(id, config);
};

const release = async ([command, ...words]: readonly string[]): Promise<void> => {
  const options = words.filter((word) => word.startsWith('-'));
  const [name, version, ...rest] = words.filter((word) => !word.startsWith('-'));
  const unknown = [
    ...options.filter((option) => !(command === 'publish' && option === '--skip-build')),
    ...rest,
    ...(version !== undefined && command !== 'rollback' ? [version] : []),
  ];
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is not understood.\n${USAGE}`);
  switch (command) {
    case 'publish':
      return publishRemote(remoteNamed(name), options.length > 0, readConfig());
    case 'rollback':
      return rollBackRemote(remoteNamed(name), version, readConfig());
    case 'list':
      for (const line of await listReleases(name === undefined ? undefined : remoteNamed(name), readConfig()))
        say(line);
      return undefined;
    default:
      throw new UsageError(USAGE);
  }
};

if (import.meta.main) await runCommand(() => release(process.argv.slice(2)));
