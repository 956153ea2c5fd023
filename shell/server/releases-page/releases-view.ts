import { isRemoteId, type RegistryRemote } from 'shared-lib/federation';
import { readRejections, type Rejection } from 'tooling/release/refused-releases';
import { describeRelease, readReleaseLog, type ReleaseEvent } from 'tooling/release/release-log';
import type { Figures, Release, ReleasesView, RemoteReleases } from '../../src/pages/releases/contract.ts';
import type { Visits } from '../beacons/visits.ts';
import type { WatchWindow } from '../beacons/watch-window.ts';
import type { ReleaseSource } from '../registry-watch.ts';

/** Events that the page shows for each remote. */
const MAX_EVENTS = 50;

export interface ViewSources {
  registry: Pick<ReleaseSource, 'liveReleases'>;
  registryFile: string;
  /** What browsers reported; undefined when no browser reports. */
  visits?: Pick<Visits, 'figuresOf'> | undefined;
  watch?: Pick<WatchWindow, 'releaseBefore'> | undefined;
}

const newestFirst = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at);

/**
 * Whether an administrator may go back to a release: it was live, was not withdrawn, and is not live now. `verified` holds what was live, and
 * is all that the key of a shell may go back to.
 */
export const isTarget = ({ current, verified, withdrawn }: RegistryRemote, version: string): boolean =>
  version !== current && verified.includes(version) && withdrawn?.[version] === undefined;

const stateOf = (entry: RegistryRemote, version: string): Release['state'] => {
  if (entry.withdrawn?.[version]) return 'withdrawn';
  if (version === entry.current) return 'live';
  return isTarget(entry, version) ? 'good' : 'old';
};

const releasesOf = (
  entry: RegistryRemote,
  rejections: readonly Rejection[],
  events: readonly ReleaseEvent[],
): Release[] => {
  const published = Object.entries(entry.releases).map(([version, { published_at }]): Release => {
    const reason = entry.withdrawn?.[version]?.reason;
    return {
      version,
      at: published_at,
      ...describeRelease(events, version),
      state: stateOf(entry, version),
      ...(reason === undefined ? {} : { reason }),
    };
  });
  const refused = rejections.map(({ version, at, reason }): Release => ({
    version,
    at,
    ...describeRelease(events, version),
    state: 'refused',
    reason,
  }));
  return [...published.toSorted(newestFirst), ...refused.toSorted(newestFirst)];
};

const figuresOf = (
  remote: string,
  used: string | undefined,
  { visits, watch }: ViewSources,
): RemoteReleases['figures'] => {
  if (!visits) return null;
  const of = (version: string | undefined): Figures | null =>
    version === undefined ? null : { version, ...visits.figuresOf(remote, version).report };
  return { used: of(used), before: of(watch?.releaseBefore(remote)) };
};

const toEvent = ({
  at,
  who,
  outcome,
  version,
  from,
  note,
  reason,
  until,
}: ReleaseEvent): RemoteReleases['history'][number] => ({
  at,
  who,
  outcome,
  version,
  ...(from === undefined ? {} : { from }),
  ...(note === undefined ? {} : { note }),
  ...(reason === undefined ? {} : { reason }),
  ...(until === undefined ? {} : { until }),
});

/** Everything that this shell knows about the releases of each remote, for administrators. */
export const viewReleases = async (sources: ViewSources): Promise<ReleasesView> => {
  const location = { registryFile: sources.registryFile };
  const [rejections, events] = await Promise.all([readRejections(location), readReleaseLog(location)]);
  const remotes = [...sources.registry.liveReleases].flatMap(([remote, { remote: entry, current }]) => {
    if (!isRemoteId(remote)) return [];
    const ofRemote = events.filter((event) => event.remote === remote);
    return [
      {
        remote,
        live: entry.current,
        used: current?.version ?? null,
        releases: releasesOf(entry, rejections[remote] ?? [], ofRemote),
        figures: figuresOf(remote, current?.version, sources),
        history: ofRemote.slice(-MAX_EVENTS).toReversed().map(toEvent),
      },
    ];
  });
  return { remotes };
};
