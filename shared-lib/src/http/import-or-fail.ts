import { HttpError } from './http-error.ts';
import { isOffline } from './is-offline.ts';

/**
 * Reports a failed dynamic import as a network failure. The next import tries again.
 * @throws {HttpError} `offline` or `network`
 */
export const importOrFail = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch(() => {
    throw new HttpError(isOffline() ? 'offline' : 'network');
  });
