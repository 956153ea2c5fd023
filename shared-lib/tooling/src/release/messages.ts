import type { RemoteId } from 'shared-lib/federation';
import type { Confirmation } from './confirm.ts';
import { table } from '../checks/table.ts';
import type { PageReport, Published } from './publish.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const growthOf = ({ sent, live }: PageReport): string => {
  if (!live) return 'new';
  const percent = Math.round((sent / live.sent - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
};

/** Table for the operator: what each page needs, beside the live release. */
export const pageLines = (pages: readonly PageReport[]): string[] =>
  pages.length === 0
    ? []
    : table([
        ['page', 'compressed', 'growth', 'processor'],
        ...pages.map((page) => [
          page.path,
          kilobytes(page.sent),
          growthOf(page),
          page.ms === undefined ? '' : `${page.ms} ms`,
        ]),
      ]);

/** Message for the operator after publishing. */
export const publishedMessage = (id: RemoteId, { version, outcome, files, bytes, live }: Published): string => {
  if (outcome === 'replaced')
    return `${id} ${version}, the build of this checkout, was published before and replaced since: ${live} stays live.`;
  if (outcome === 'unchanged')
    return `${id} ${version} is live already: the build has not changed, nothing was published.`;
  if (outcome === 'restored') return `${id} ${version} has its files again: they were missing or damaged.`;
  if (outcome === 'again') return `${id} ${version} was published before and is live again.`;
  return `${id} ${version} is published (${files} files, ${Math.round(bytes / 1024)} kB) and live.`;
};

/** Message for the operator after the shell's trial of a release. */
export const confirmationMessage = (id: RemoteId, confirmation: Confirmation, shellOrigin: string): string => {
  const name = `${id} ${confirmation.version}`;
  switch (confirmation.outcome) {
    case 'in-use':
      return `${name} is in use: the shell at ${shellOrigin} loaded and rendered it.`;
    case 'replaced':
      return `${name} was replaced by another release meanwhile.`;
    case 'failed':
      return `${name} does not work (${confirmation.reason}). Visitors get the last verified release; go back with "npm run release -- rollback ${id}" or publish a repaired one.`;
    case 'no-report':
      return `${name} is live, but the shell at ${shellOrigin} has not reported yet that it uses it; "npm run release -- list ${id}" and ${shellOrigin}/healthz tell.`;
    case 'no-shell':
      return `${name} is live. No shell responds at ${shellOrigin}; one that starts uses it.`;
  }
};
