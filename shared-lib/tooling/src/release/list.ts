import { remoteIds, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { readRejections } from './refused-releases.ts';
import { readRegistry, remoteIn } from './registry-file.ts';
import { describeRelease, plainText, readReleaseLog, type ReleaseEvent } from './release-log.ts';

const timeOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Who made a release and what it is, in words that people can say: the commit's author and subject, and the note. */
const nameOf = (events: readonly ReleaseEvent[], version: string): string => {
  const { author, subject, note } = describeRelease(events, version);
  if (subject === undefined) return '';
  return `${author}: ${subject}${note ? ` (${note})` : ''}`;
};

const columns = (...cells: string[]): string => `  ${cells.filter(Boolean).join('  ')}`;

const lineOf = (
  { current, verified, releases, withdrawn }: RegistryRemote,
  version: string,
  events: readonly ReleaseEvent[],
): string => {
  const reason = withdrawn?.[version]?.reason;
  const marks = [
    version === current ? 'live' : '',
    verified.includes(version) ? 'verified' : '',
    reason === undefined ? '' : `withdrawn: ${plainText(reason)}`,
  ].filter(Boolean);
  const publishedAt = timeOf(releases[version]?.published_at ?? '');
  return columns(version, publishedAt, nameOf(events, version), marks.join(', '));
};

/**
 * Lists the retained releases of one remote, or of all, newest first, and the refused ones, as lines to print: hash, time, author and
 * subject, state.
 */
export const listReleases = async (
  id: RemoteId | undefined,
  { registryFile, siteOrigin }: SiteConfig,
): Promise<string[]> => {
  const registered = await readRegistry(registryFile);
  const refused = await readRejections({ registryFile });
  const events = await readReleaseLog({ registryFile });
  const wanted = id ? [id] : remoteIds.filter((one) => registered.remotes[one]);
  return wanted.flatMap((one) => {
    const remote = remoteIn(registered, one, registryFile);
    const ofRemote = events.filter((event) => event.remote === one);
    const newestFirst = Object.entries(remote.releases).toSorted(
      ([, a], [, b]) => Date.parse(b.published_at) - Date.parse(a.published_at),
    );
    return [
      `${one} at ${remote.origin}${remote.path === undefined ? '' : `, for browsers at ${siteOrigin}${remote.path}`}`,
      ...newestFirst.map(([version]) => lineOf(remote, version, ofRemote)),
      ...(refused[one] ?? []).map(({ version, at, reason }) =>
        columns(version, timeOf(at), nameOf(ofRemote, version), `refused: ${plainText(reason)}`),
      ),
    ];
  });
};
