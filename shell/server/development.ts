import { isRemoteId, remotes, type RemoteId } from 'shared-lib/federation';
import { Refusal } from 'shared-lib/tooling/refusal';
import type { Generation, ReleaseSource, RemoteReleases } from './registry-watch.ts';

const VERSION = 'dev';

/** A remote that is being worked on: its development server stands in for a release, and only the browser draws it. */
const watched = (id: RemoteId, origin: string): RemoteReleases => {
  const base = `${origin}/`;
  const container = `${id.replaceAll('-', '_')}_${VERSION}`;
  const label = {
    remote: id,
    container,
    contract: 1,
    entry: '',
    manifest: 'mf-manifest.json',
    exposes: {},
    server: '',
    imports: {},
    files: {},
  };
  return {
    remote: { origin, mounts: [...remotes[id].mounts], ssr: false, current: VERSION, verified: [], releases: {} },
    current: { remote: id, version: VERSION, base, label, manifest: {}, door: undefined, check: 'passed' },
    checks: { [VERSION]: 'passed' },
  };
};

/** Reads `DEV_REMOTES`: `remote-admin=http://localhost:3103`, several with commas. */
const parseRemotes = (text: string): [RemoteId, RemoteReleases][] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [id = '', address = ''] = pair.split('=');
      if (!isRemoteId(id) || !URL.canParse(address))
        throw new Refusal(
          `DEV_REMOTES="${text}" is not understood: give remote=address pairs, such as remote-admin=http://localhost:3103.`,
        );
      return [id, watched(id, new URL(address).origin)];
    });

/** The registry's releases, except for the remotes that are being worked on. */
export const developmentSource = (registry: ReleaseSource, remotesInWork: string): ReleaseSource => {
  const overrides = parseRemotes(remotesInWork);
  return {
    get generation(): Generation {
      return new Map([...registry.generation, ...overrides]);
    },
    refresh: () => registry.refresh(),
  };
};
