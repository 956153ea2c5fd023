import { isRemoteId, remotes, type RemoteId } from 'shared-lib/federation';
import { CliError } from 'tooling/cli-error';
import type { LiveReleases, ReleaseSource, RemoteReleases } from './registry-watch.ts';

const VERSION = 'dev';

/** Describes a development server as a release. Only the browser renders it. */
const developmentReleases = (id: RemoteId, origin: string): RemoteReleases => {
  const base = `${origin}/`;
  const container = `${id.replaceAll('-', '_')}_${VERSION}`;
  const metadata = {
    remote: id,
    container,
    contract: 1,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    exposes: {},
    server: '',
    imports: {},
    files: {},
  };
  return {
    remote: { origin, mounts: [...remotes[id].mounts], ssr: false, current: VERSION, verified: [], releases: {} },
    current: { remote: id, version: VERSION, base, metadata, renderers: undefined, check: 'passed' },
    checks: { [VERSION]: 'passed' },
  };
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

/** The releases of the registry, with development servers in place of the remotes that `DEV_REMOTES` names. */
export const withDevelopmentRemotes = (registry: ReleaseSource, devRemotes: string): ReleaseSource => {
  const overrides = parseRemotes(devRemotes);
  return {
    get liveReleases(): LiveReleases {
      return new Map([...registry.liveReleases, ...overrides]);
    },
    refresh: () => registry.refresh(),
  };
};
