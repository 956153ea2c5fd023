/* oxlint-disable project/import-boundaries -- stands in for a module of the shell, so it has that module's types */
import type { BrowserRelease, RemoteModule } from 'shared-lib/federation';
import * as publicDoor from 'bundled/remote-public/routes';
import type { DoorName } from '../../src/areas.ts';
import type * as federated from '../../src/remotes/load-door.ts';

/** As one application would have it: what most visitors see is in the bundle, the other areas are chunks of their own. */
const doors: Partial<Record<DoorName, () => Promise<RemoteModule>>> = {
  'remote-public/routes': () => Promise.resolve(publicDoor),
  'remote-account/routes': () => import('bundled/remote-account/routes'),
  'remote-admin/login': () => import('bundled/remote-admin/login'),
  'remote-admin/routes': () => import('bundled/remote-admin/routes'),
};

export const bundled: BrowserRelease = {
  remote: '',
  version: 'bundled',
  container: '',
  base: '',
  entry: '',
  exposes: {},
  files: {},
  manifest: {},
};

export const loadDoor: typeof federated.loadDoor = async (name) => {
  const load = doors[name];
  if (!load) throw new Error(`${name} is not in the bundle`);
  return { module: await load(), release: bundled };
};

/** Nothing is released here, so nothing can be asked for or fallen back to. */
export const askReleases: typeof federated.askReleases = () => Promise.resolve({ current: null, fallback: null });
export const runningRelease: typeof federated.runningRelease = () => undefined;
export const needsNewDocument: typeof federated.needsNewDocument = () => false;
