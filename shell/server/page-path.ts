import { areaOf, pageAt, type ReleasePage } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import type { LiveReleases } from './registry-watch.ts';

/** Any host, because only the path counts. */
const ANY_ORIGIN = 'https://site.invalid';
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/iu;

/** Pages that are open to everybody, and whose paths people type and share. */
export const openPages = (liveReleases: LiveReleases): ReleasePage[] =>
  [...liveReleases.values()]
    .flatMap(({ current }) => current?.pages ?? [])
    .filter(({ path }) => {
      const { guard, policy } = areaOf(path);
      return !guard && (policy === 'public' || policy === 'signed-in');
    });

/** The path with the fixed segments as the pattern of a page has them. Its other segments are ids, slugs and tokens. */
const withFixedSegments = (path: string, pattern: string): string => {
  const fixed = pattern.split('/');
  return path
    .split('/')
    .map((segment, index) => (fixed[index]?.toLowerCase() === segment.toLowerCase() ? fixed[index] : segment))
    .join('/');
};

const withLowerCase = (path: string, pages: readonly ReleasePage[]): string => {
  if (path === path.toLowerCase() || pageAt(pages, path)) return path;
  const page = pages.find((one) => pageAt([one], withFixedSegments(path, one.path)));
  return page ? withFixedSegments(path, page.path) : path;
};

/**
 * The path that a page has instead of the given one: without a slash at the end, repeated slashes and dot segments, and with fixed segments
 * in lower case.
 * @param path decodable path without a query
 * @param pages pages whose fixed segments are known
 * @returns undefined for a path that needs no correction
 */
export const correctedPath = (path: string, pages: readonly ReleasePage[]): string | undefined => {
  const { pathname } = siteUrl(ANY_ORIGIN, path);
  const plain = pathname.replace(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  const corrected = withLowerCase(plain, pages);
  return corrected !== pathname || DOT_SEGMENT.test(path) ? corrected : undefined;
};
