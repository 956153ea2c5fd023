import { remoteIds, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { readRejections } from './refused-releases.ts';
import { readRegistry, remoteIn } from './registry-file.ts';

const timeOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

const lineOf = ({ current, verified, releases, withdrawn }: RegistryRemote, version: string): string => {
  const reason = withdrawn?.[version]?.reason;
  const marks = [
    version === current ? 'live' : '',
    verified.includes(version) ? 'verified' : '',
    reason === undefined ? '' : `withdrawn: ${reason}`,
  ].filter(Boolean);
  return `  ${version}  ${timeOf(releases[version]?.published_at ?? '')}  ${marks.join(', ')}`.trimEnd();
};

/** Lists the retained releases of one remote, or of all, newest first, and the refused ones, as lines to print. */
export const listReleases = async (id: RemoteId | undefined, { registryFile }: SiteConfig): Promise<string[]> => {
  const registered = await readRegistry(registryFile);
  const refused = await readRejections({ registryFile });
  const wanted = id ? [id] : remoteIds.filter((one) => registered.remotes[one]);
  return wanted.flatMap((one) => {
    const remote = remoteIn(registered, one, registryFile);
    const newestFirst = Object.entries(remote.releases).toSorted(
      ([, a], [, b]) => Date.parse(b.published_at) - Date.parse(a.published_at),
    );
    return [
      `${one} at ${remote.origin}`,
      ...newestFirst.map(([version]) => lineOf(remote, version)),
      ...(refused[one] ?? []).map(({ version, at, reason }) => `  ${version}  ${timeOf(at)}  refused: ${reason}`),
    ];
  });
};
