import { remoteIds, type Registry } from 'shared-lib/federation';
import { readRegistry } from '../release/registry-file.ts';
import { readReleaseLog, type ReleaseEvent } from '../release/release-log.ts';
import { describeError, findingsAbout, type Check, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('releases');

/** A trial takes seconds; renderers that start this slowly also serve slowly. */
const SLOW_TRIAL_S = 120;

/** Seconds from the proposal of the last decided release of a remote to the decision of the shells; undefined without one. */
const lastTrialSeconds = (events: readonly ReleaseEvent[]): number | undefined => {
  const decided = events.findLast(({ outcome }) => outcome === 'live' || outcome === 'refused');
  const proposed = events.findLast(({ outcome, version }) => outcome === 'proposed' && version === decided?.version);
  return decided && proposed ? (Date.parse(decided.at) - Date.parse(proposed.at)) / 1000 : undefined;
};

const slowTrials = (events: readonly ReleaseEvent[]): Finding[] =>
  remoteIds.flatMap((id) => {
    const seconds = lastTrialSeconds(events.filter(({ remote }) => remote === id)) ?? 0;
    return seconds > SLOW_TRIAL_S
      ? [
          warning(
            `The last trial of ${id} took ${Math.round(seconds)} s.`,
            'The machine is too busy or too small: look at its load and memory before the next release.',
          ),
        ]
      : [];
  });

const missingReleases = ({ remotes }: Registry): Finding[] =>
  remoteIds
    .filter((id) => !remotes[id])
    .map((id) =>
      fault(`No release of ${id} is live, so its pages are missing.`, `Run: npm run release -- publish ${id}`),
    );

/** Whether every remote has a live release, and how long the shells needed for the last ones. */
export const examineReleases: Check = async ({ config }) => {
  try {
    const registry = await readRegistry(config.registryFile);
    return [...missingReleases(registry), ...slowTrials(await readReleaseLog(config))];
  } catch (error) {
    return [fault(describeError(error), 'Until then running shells go on with what they have, and publishing fails.')];
  }
};
