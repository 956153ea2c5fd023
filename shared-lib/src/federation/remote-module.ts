import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'shared-lib/router';

/** Version of the contract between the shell and the remotes. Increase it only for a change that older releases cannot meet. */
export const CONTRACT_VERSION = 1;

/** What the shell passes to a remote. */
export interface RemoteContext {
  queryClient: QueryClient;
}

/** Default export of an exposed module: creates the routes of the remote. */
export type CreateRoutes = (context: RemoteContext) => RouteObject[];

/** The module that a remote exposes as `./routes`; remote-admin also exposes one as `./login`. */
export interface RemoteModule {
  contract: number;
  default: CreateRoutes;
}

/** Checks the exports of a remote's bundle before the shell uses any of them. */
export const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' &&
  module !== null &&
  'contract' in module &&
  module.contract === CONTRACT_VERSION &&
  'default' in module &&
  typeof module.default === 'function';
