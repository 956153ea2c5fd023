import { contentState, enveloped } from 'shared-lib/contracts';

/** How long a version counts as current, in milliseconds. A change is visible after this time at the latest. */
const MAX_AGE_MS = 1000;
/** A visitor waits this long for the current version, and then gets the content that is known. */
const TIMEOUT_MS = 300;
/** After a failure nobody waits for this long. */
const PAUSE_MS = 5000;

const responseBody = enveloped(contentState);

/** The version of the public content, as caches need it. */
export interface ContentVersion {
  /** The current version; the last known one while the API does not respond; undefined before its first response. */
  current(): Promise<string | undefined>;
}

/** Asks the API for the version when a page is requested and the last response is too old. */
export const watchContentVersion = (apiOrigin: string): ContentVersion => {
  let version: string | undefined;
  let validUntil = 0;
  let check: Promise<void> | undefined;

  const fetchVersion = async () => {
    try {
      const response = await fetch(`${apiOrigin}/api/public/content-version`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`responded with ${response.status}`);
      ({ version } = responseBody.parse(await response.json()));
      validUntil = Date.now() + MAX_AGE_MS;
    } catch {
      // Pages are then rendered with what the API gives; each of them reports its own failure.
      validUntil = Date.now() + PAUSE_MS;
    }
    check = undefined;
  };

  return {
    async current() {
      if (Date.now() >= validUntil) await (check ??= fetchVersion());
      return version;
    },
  };
};
