import { isRemoteId, remoteIds, remotes, type BrowserRelease, type RemoteId } from 'shared-lib/federation';
import { CliError } from 'tooling/cli-error';
import { fetchDeployedReleases } from 'tooling/site/deployed-site';
import type { Log } from './logging.ts';
import type { LiveReleases, ReleaseSource, RemoteReleases } from './registry-watch.ts';
import type { LoadedRelease } from './release.ts';

const VERSION = 'dev';

/** Describes a release that only the browser renders and verifies. */
const browserRelease = (remote: RemoteId, release: Omit<BrowserRelease, 'remote' | 'pages'>): LoadedRelease => {
  const { version, base, container, entry, exposes, files } = release;
  const metadata = {
    remote,
    container,
    contract: 1,
    entry,
    manifest: 'mf-manifest.json',
    exposes,
    server: '',
    imports: {},
    files,
  };
  return { remote, version, base, metadata, renderers: undefined, check: 'passed' };
};

const browserReleases = (id: RemoteId, current: LoadedRelease, fallback?: LoadedRelease): RemoteReleases => {
  const { origin } = new URL(current.base);
  const mounts = [...remotes[id].mounts];
  return {
    remote: { origin, mounts, ssr: false, current: current.version, verified: [], releases: {} },
    current,
    ...(fallback ? { fallback } : {}),
    checks: { [current.version]: 'passed' },
  };
};

/** Describes a development server as a release. */
const developmentReleases = (id: RemoteId, origin: string): RemoteReleases => {
  const container = `${id.replaceAll('-', '_')}_${VERSION}`;
  const release = { version: VERSION, base: `${origin}/`, container, entry: 'remoteEntry.js', exposes: {}, files: {} };
  return browserReleases(id, browserRelease(id, release));
};

/** Parses `DEV_REMOTES`: `remote-admin=http://localhost:3103`, several separated by commas. */
const parseRemotes = (text: string): [RemoteId, RemoteReleases][] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [id = '', url = ''] = pair.split('=');
      if (!isRemoteId(id) || !URL.canParse(url))
        throw new CliError(
          `DEV_REMOTES="${text}" is not valid: give remote=origin pairs, such as remote-admin=http://localhost:3103.`,
        );
      return [id, developmentReleases(id, new URL(url).origin)];
    });

/** The releases of a source, with others in place of those of some remotes. */
const withOverrides = (source: ReleaseSource, overrides: readonly [RemoteId, RemoteReleases][]): ReleaseSource => ({
  get liveReleases(): LiveReleases {
    return new Map([...source.liveReleases, ...overrides]);
  },
  refresh: () => source.refresh(),
});

const deployedReleases = async (site: string, id: RemoteId): Promise<[RemoteId, RemoteReleases][]> => {
  const { current, fallback } = await fetchDeployedReleases(site, id);
  if (!current) return [];
  return [[id, browserReleases(id, browserRelease(id, current), fallback ? browserRelease(id, fallback) : undefined)]];
};

/**
 * The releases that a deployed site gives to browsers. They are loaded from where the site has them; each request for the registry asks
 * the site again.
 * @throws {CliError} when the site does not respond at first; later what it said last stays in use
 */
const followSite = async (site: string, ids: readonly RemoteId[], log: Log): Promise<ReleaseSource> => {
  const load = async () =>
    new Map((await Promise.all(ids.map((id) => deployedReleases(site, id)))).flat()) satisfies LiveReleases;
  let liveReleases: LiveReleases = await load();
  return {
    get liveReleases() {
      return liveReleases;
    },
    async refresh() {
      try {
        liveReleases = await load();
      } catch (error) {
        log(`The releases of ${site} stay as they are: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
};

/**
 * The releases of a shell in development: those of the deployed site that `DEV_SITE` names, else of the registry, with development servers
 * in place of the remotes that `DEV_REMOTES` names.
 * @throws {CliError} when a variable is not valid, or the site does not respond
 */
export const developmentSource = async (
  registry: ReleaseSource,
  { DEV_REMOTES = '', DEV_SITE = '' }: NodeJS.ProcessEnv,
  log: Log,
): Promise<ReleaseSource> => {
  const overrides = parseRemotes(DEV_REMOTES);
  if (DEV_SITE === '') return withOverrides(registry, overrides);
  const watched = overrides.map(([id]) => id);
  const others = remoteIds.filter((id) => !watched.includes(id));
  return withOverrides(await followSite(DEV_SITE, others, log), overrides);
};
