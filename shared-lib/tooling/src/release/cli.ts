import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteId, remoteIds, type RemoteId } from 'shared-lib/federation';
import { buildApplication, isBuilt } from '../build/build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { CliError, runCommand, UsageError } from '../cli-error.ts';
import { createDataFolder } from '../site/data-folder.ts';
import { confirm } from './confirm.ts';
import { listReleases } from './list.ts';
import { publish, type PublishOptions } from './publish.ts';
import { preparePreview } from './preview.ts';
import { publishElsewhere, type PublishElsewhereOptions } from './publish-elsewhere.ts';
import { tryWithShellBuild } from './shell-trial.ts';
import { makeTeamKey } from './release-keys.ts';
import { readActor } from './release-log.ts';
import { rollback } from './rollback.ts';
import { readStack } from './stack.ts';
import { confirmationMessage, pageLines, publishedMessage } from './messages.ts';

const USAGE = `Usage:
  npm run release -- publish <remote> [--skip-build] [--removes <path>] [--max-growth <percent>] [--note <text>]
                                                       build if out of date, let the running shells try it, make it live, wait until the shell uses it;
                                                       a page of the live release that is missing must be named, and no page may need
                                                       more than 25 % more bytes, or the given limit
  npm run release -- publish <remote> --target <folder> --base-url <origin> […]
                                                       copy it to a folder that a host serves at this origin, and propose it to the
                                                       shell of SITE_ORIGIN (RELEASES_ORIGIN when that has a port for it), signed with
                                                       the team's key: for machines that share no disk with the shell
  npm run release -- preview <remote> [--skip-build] [--hours <number>] [--note <text>]
                                                       build if out of date, store it without making it live, print a link that shows
                                                       it to whoever opens it, for a day, or for the given hours (at most 168)
  npm run release -- rollback <remote> [<version>] [--note <text>]
                                                       make the release before the live one, or the given one, live again at once
  npm run release -- key <remote>                      make the key with which the remote's team signs its releases
  npm run release -- stack <file>                      name the sources and lines of a visitor's stack trace
  npm run release -- list [<remote>]                   show the retained releases with author and subject, and why others were refused
The note is for people; releases.log, beside the registry, has it with everything that happened to each release.
Remotes: ${remoteIds.join(', ')}`;

const print = (line: string) => console.log(line);
const warn = (line: string) => console.warn(line);

const remoteNamed = (name: string | undefined): RemoteId => {
  if (name === undefined) throw new UsageError(`Name a remote.\n${USAGE}`);
  if (!isRemoteId(name)) throw new UsageError(`There is no remote "${name}": give ${remoteIds.join(', ')}.`);
  return name;
};

const confirmAndPrint = async (id: RemoteId, config: SiteConfig): Promise<void> => {
  const shellOrigin = config.siteOrigin;
  const confirmation = await confirm(id, { config, shellOrigin });
  const line = confirmationMessage(id, confirmation, shellOrigin);
  if (confirmation.outcome === 'failed' || confirmation.outcome === 'no-report') throw new CliError(line);
  print(line);
};

/** A host that shares no disk with the shell. */
type Elsewhere = Pick<PublishElsewhereOptions, 'target' | 'baseUrl'>;

interface PublishArguments extends Pick<PublishOptions, 'removes' | 'maxGrowth'> {
  skipBuild: boolean;
  elsewhere: Elsewhere | undefined;
  note: string | undefined;
}

/** @param isAnyway what happens to a build that is out of date, in the command's words */
const buildRemote = async (id: RemoteId, skipBuild: boolean, isAnyway: string): Promise<void> => {
  if (!skipBuild) {
    const { built, seconds } = await buildApplication(id, { print });
    if (built) print(`${id}: built in ${seconds.toFixed(1)} s`);
  } else if (!isBuilt(id)) warn(`${id}/dist was not built from the current sources; it is ${isAnyway} anyway.`);
};

const publishRemote = async (
  id: RemoteId,
  { skipBuild, note, elsewhere, ...limits }: PublishArguments,
  config: SiteConfig,
): Promise<void> => {
  await createDataFolder(config);
  await buildRemote(id, skipBuild, 'published');
  if (elsewhere) return proposeRemote(id, { ...limits, ...elsewhere, actor: await readActor(note) }, config);
  const published = await publish(id, {
    config,
    shellOrigin: config.siteOrigin,
    ...limits,
    tryRelease: tryWithShellBuild(config),
    actor: await readActor(note),
  });
  for (const line of pageLines(published.pages)) print(line);
  print(publishedMessage(id, published));
  await confirmAndPrint(id, config);
};

const proposeRemote = async (
  id: RemoteId,
  options: Pick<PublishElsewhereOptions, 'target' | 'baseUrl' | 'removes' | 'maxGrowth' | 'actor'>,
  config: SiteConfig,
): Promise<void> => {
  const { siteOrigin } = config;
  const proposalsOrigin = process.env.RELEASES_ORIGIN || siteOrigin;
  const done = await publishElsewhere(id, { ...options, config, proposalsOrigin, shellOrigin: siteOrigin });
  for (const line of pageLines(done.pages.map((page) => ({ ...page, ms: undefined })))) print(line);
  print(
    done.outcome === 'unchanged'
      ? `${id} ${done.version} is live already: the build has not changed, nothing was published.`
      : `${id} ${done.version} is in ${options.target}, and live at ${siteOrigin}${done.from === undefined ? '' : ` (before: ${done.from})`}.`,
  );
};

const previewRemote = async (
  id: RemoteId,
  { skipBuild, hours, note }: { skipBuild: boolean; hours?: number; note: string | undefined },
  config: SiteConfig,
): Promise<void> => {
  await createDataFolder(config);
  await buildRemote(id, skipBuild, 'shown');
  const { version, link, expires } = await preparePreview(id, {
    config,
    shellOrigin: config.siteOrigin,
    ...(hours === undefined ? {} : { hours }),
    actor: await readActor(note),
  });
  print(`${id} ${version} is stored and not live. Whoever opens this link sees it, until ${expires.toISOString()}:`);
  print(link);
};

const rollBackRemote = async (
  id: RemoteId,
  version: string | undefined,
  note: string | undefined,
  config: SiteConfig,
): Promise<void> => {
  const actor = await readActor(note);
  const { from, to } = await rollback(id, version, { config, shellOrigin: config.siteOrigin, actor });
  print(`${id} is back on ${to} (it was ${from}).`);
  await confirmAndPrint(id, config);
};

/** @throws {UsageError} for an option that does not exist or has no value */
const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'skip-build': { type: 'boolean', default: false },
        removes: { type: 'string', multiple: true, default: [] },
        note: { type: 'string' },
        'max-growth': { type: 'string' },
        hours: { type: 'string' },
        target: { type: 'string' },
        'base-url': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

/** @throws {UsageError} for a text that is no percentage */
const readMaxGrowth = (text: string | undefined): Pick<PublishOptions, 'maxGrowth'> => {
  if (text === undefined) return {};
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  if (!(percent >= 0)) throw new UsageError(`--max-growth needs a percentage such as 40, not "${text}".\n${USAGE}`);
  return { maxGrowth: percent };
};

/** @throws {UsageError} for one of the two without the other, or a URL that is no origin */
const readElsewhere = (target: string | undefined, baseUrl: string | undefined): Elsewhere | undefined => {
  if (target === undefined && baseUrl === undefined) return undefined;
  if (!target || !baseUrl) throw new UsageError(`--target and --base-url belong together.\n${USAGE}`);
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl) || new URL(baseUrl).origin !== baseUrl)
    throw new UsageError(
      `--base-url needs an origin such as https://admin.example.com, without a path, not "${baseUrl}".\n${USAGE}`,
    );
  return { target: resolve(target), baseUrl };
};

/** @throws {UsageError} for a text that is no number of hours */
const readHours = (text: string | undefined): { hours?: number } => {
  if (text === undefined) return {};
  const hours = text.trim() === '' ? Number.NaN : Number(text);
  if (!(hours > 0)) throw new UsageError(`--hours needs a number such as 24, not "${text}".\n${USAGE}`);
  return { hours };
};

const release = async ([command, ...args]: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args);
  const [name, version, ...rest] = positionals;
  const {
    removes,
    note,
    hours,
    target,
    'base-url': baseUrl,
    'skip-build': skipBuild,
    'max-growth': maxGrowth,
  } = values;
  const isPublish = command === 'publish';
  const misplaced = {
    '--skip-build': skipBuild && !isPublish && command !== 'preview',
    '--hours': hours !== undefined && command !== 'preview',
    '--removes': removes.length > 0 && !isPublish,
    '--target': target !== undefined && !isPublish,
    '--base-url': baseUrl !== undefined && !isPublish,
    '--max-growth': maxGrowth !== undefined && !isPublish,
    '--note': note !== undefined && !isPublish && command !== 'rollback' && command !== 'preview',
  };
  const unknown = [
    ...Object.entries(misplaced).flatMap(([option, isMisplaced]) => (isMisplaced ? [option] : [])),
    ...rest,
    ...(version !== undefined && command !== 'rollback' ? [version] : []),
  ];
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is not understood.\n${USAGE}`);
  switch (command) {
    case 'publish':
      return publishRemote(
        remoteNamed(name),
        { skipBuild, removes, note, elsewhere: readElsewhere(target, baseUrl), ...readMaxGrowth(maxGrowth) },
        readConfig(),
      );
    case 'preview':
      return previewRemote(remoteNamed(name), { skipBuild, note, ...readHours(hours) }, readConfig());
    case 'rollback':
      return rollBackRemote(remoteNamed(name), version, values.note, readConfig());
    case 'key':
      for (const line of await makeTeamKey(remoteNamed(name), readConfig())) print(line);
      return undefined;
    case 'stack':
      if (name === undefined) throw new UsageError(`Name a file with a stack trace.\n${USAGE}`);
      return print(await readStack(name, readConfig()));
    case 'list':
      for (const line of await listReleases(name === undefined ? undefined : remoteNamed(name), readConfig()))
        print(line);
      return undefined;
    default:
      throw new UsageError(USAGE);
  }
};

if (import.meta.main) await runCommand(() => release(process.argv.slice(2)));
