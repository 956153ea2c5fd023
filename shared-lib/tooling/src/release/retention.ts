import type { RegistryRemote } from 'shared-lib/federation';

const RETAINED_OLD_RELEASES = 5;
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the releases to delete. Retained are the live one, the verified ones, the five newest old ones, and those that were
 * live within the last 30 days, because tabs that were opened then still load files from them.
 */
export const expiredReleases = ({ current, verified, releases }: RegistryRemote, now: Date): string[] => {
  const newestFirst = Object.entries(releases)
    .map(([version, { published_at }]) => ({ version, publishedAt: Date.parse(published_at) }))
    .toSorted((one, other) => other.publishedAt - one.publishedAt);
  const limit = now.getTime() - RETENTION_DAYS * DAY_MS;
  // A release stayed live until the next one was published, which may be long after its own publication.
  const old = newestFirst
    .map(({ version }, index) => ({ version, liveUntil: newestFirst[index - 1]?.publishedAt ?? now.getTime() }))
    .filter(({ version }) => version !== current);
  return old
    .filter(
      ({ version, liveUntil }, index) =>
        index >= RETAINED_OLD_RELEASES && liveUntil < limit && !verified.includes(version),
    )
    .map(({ version }) => version);
};
