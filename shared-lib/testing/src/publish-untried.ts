import type { RemoteId } from 'shared-lib/federation';
import { publish, type Published, type PublishOptions } from 'tooling/release/publish';

/** Publishes a fake build, which no shell could render, without its trial. */
export const publishUntried = (id: RemoteId, options: Omit<PublishOptions, 'tryRelease'>): Promise<Published> =>
  publish(id, { ...options, tryRelease: async () => [] });
