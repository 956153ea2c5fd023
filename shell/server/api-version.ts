import type { ReleaseMetadata } from 'shared-lib/federation';
import * as z from 'zod/mini';

const TIMEOUT_MS = 10_000;
/** What an API that names no version has: it is older than the first field. */
const FIRST_VERSION = 1;

const health = z.object({ api: z._default(z.int(), FIRST_VERSION) });

/** Version of the API that runs; undefined while it does not respond, so that its failure holds up no release. */
const runningVersion = async (apiOrigin: string): Promise<number | undefined> => {
  try {
    const response = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? health.parse(await response.json()).api : undefined;
  } catch {
    return undefined;
  }
};

/** @throws when a release needs a newer API than the one that runs */
export const assertApiVersion = async (
  { api: needed = FIRST_VERSION }: Pick<ReleaseMetadata, 'api'>,
  apiOrigin: string,
): Promise<void> => {
  const running = await runningVersion(apiOrigin);
  if (running !== undefined && running < needed)
    throw new Error(
      `it needs version ${needed} of the API, and the one at ${apiOrigin} has version ${running}: release the API first`,
    );
};
