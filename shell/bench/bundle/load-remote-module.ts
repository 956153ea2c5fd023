/* oxlint-disable project/import-boundaries -- replaces a module of the shell, so it needs the types of that module */
import { type BrowserRelease, type ExposedModuleId, type RemoteModule } from 'shared-lib/federation';
import * as publicRoutes from 'bundled/remote-public/routes';
import type * as federated from '../../src/remotes/load-remote-module.ts';

/** Splits as a single application would: the public pages are in the main bundle, the other areas are lazy chunks. */
const modules: Partial<Record<ExposedModuleId, () => Promise<RemoteModule>>> = {
  'remote-public/routes': () => Promise.resolve(publicRoutes),
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
};

export const loadRemoteModule: typeof federated.loadRemoteModule = async (name) => {
  const load = modules[name];
  if (!load) throw new Error(`${name} is not in the bundle`);
  return { module: await load(), release: bundled };
};

export const runningRelease: typeof federated.runningRelease = () => undefined;
