import { isDeepStrictEqual } from 'node:util';
import { misplacedPath, remotes, type Registry, type RegistryRemote } from 'shared-lib/federation';
import { readBundleKey } from 'tooling/build/bundle-key';
import type { SiteConfig } from 'tooling/config';
import { changeAfterTrial, type Candidate } from 'tooling/release/candidate';
import type { CollectedRelease } from 'tooling/release/collect';
import { fetchStored } from 'tooling/release/fetch-stored';
import {
  ProposalError,
  readEntryRequest,
  readProposal,
  type Proposal,
  type ProposalState,
} from 'tooling/release/proposal';
import { addRejection, RefusedRelease } from 'tooling/release/refused-releases';
import { changeRegistry, readRegistryOrEmpty } from 'tooling/release/registry-file';
import { addFigures } from 'tooling/release/release-figures';
import { logRelease, type ReleaseEvent } from 'tooling/release/release-log';
import { assertSignedCandidate, unsignedReason, type TrustedKeys } from 'tooling/release/signatures';
import { removeMaps } from 'tooling/release/source-maps';
import { releasesFolder, removeReleases, storeRelease } from 'tooling/release/store';
import type { Log } from '../logging.ts';

const INVALID = 422;
const FORBIDDEN = 403;
const CONFLICT = 409;
/** Proposals whose state a publisher may ask for. */
const MAX_KNOWN = 100;

interface Options {
  config: SiteConfig;
  trusted: TrustedKeys;
  log: Log;
  /** Time in milliseconds. */
  clock?: () => number;
  /** How long running shells have to try a release, in milliseconds. */
  deadlineMs?: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws {ProposalError} unless an entry makes the candidate live and changes nothing that it may not */
const assertFollows = ({ remote, candidate, entry, base }: Proposal, before: RegistryRemote | undefined): void => {
  const counter = before?.counter ?? 0;
  if (base !== counter || (entry.counter ?? 0) <= counter)
    throw new ProposalError(
      CONFLICT,
      `The entry of ${remote} has changed since it was read, or the proposal is an old one: publish again.`,
    );
  const withdrawal = before?.withdrawn?.[candidate.version];
  if (withdrawal)
    throw new ProposalError(CONFLICT, `${remote} ${candidate.version} was withdrawn (${withdrawal.reason}).`);
  const { mounts, ssr } = remotes[remote];
  const known = { ...before?.releases, [candidate.version]: entry.releases[candidate.version] };
  const isSound =
    entry.current === candidate.version &&
    entry.verified[0] === candidate.version &&
    entry.verified.every((version) => version === candidate.version || before?.verified.includes(version)) &&
    entry.releases[candidate.version]?.integrity === candidate.integrity &&
    Object.entries(entry.releases).every(([version, release]) => isDeepStrictEqual(release, known[version])) &&
    entry.origin === candidate.origin &&
    misplacedPath(remote, entry) === undefined &&
    isDeepStrictEqual([entry.mounts, entry.ssr], [[...mounts], ssr]) &&
    isDeepStrictEqual(entry.withdrawn ?? {}, before?.withdrawn ?? {});
  if (!isSound)
    throw new ProposalError(
      INVALID,
      `The entry of ${remote} changes more than its live release. Nothing was published.`,
    );
};

/**
 * Takes releases that teams publish from other machines. Their files are on a host; the shell fetches and verifies them, and the same trial
 * and the same write as for a release of this machine decide. The entry has the signature of the team: this shell could not make it.
 */
export class Proposals {
  readonly #options: Options;
  readonly #states = new Map<string, ProposalState>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The entry of a remote, for its team. @throws {ProposalError} */
  async readEntry(body: unknown): Promise<RegistryRemote | undefined> {
    const { remote } = readEntryRequest(body, this.#readOptions());
    return (await this.#registry()).remotes[remote];
  }

  /**
   * Starts the trial of a proposal.
   * @returns the id with which the publisher asks for its state
   * @throws {ProposalError} when it is not signed by the team, was sent before, or does not follow the entry of the registry
   */
  async propose(body: unknown): Promise<string> {
    const { trusted } = this.#options;
    const proposal = readProposal(body, this.#readOptions());
    const { remote, candidate, entry } = proposal;
    const unsigned = unsignedReason(remote, entry, trusted);
    if (unsigned !== undefined) throw new ProposalError(FORBIDDEN, `The entry cannot be used: ${unsigned}.`);
    try {
      assertSignedCandidate(remote, candidate, trusted);
    } catch (error) {
      throw new ProposalError(FORBIDDEN, `The candidate cannot be tried: ${messageOf(error)}.`);
    }
    assertFollows(proposal, (await this.#registry()).remotes[remote]);
    const { id } = candidate;
    if (this.#states.has(id)) throw new ProposalError(CONFLICT, 'This proposal was sent before: publish again.');
    this.#set(id, { state: 'proposed' });
    void this.#publish(proposal).then(
      () => this.#set(id, { state: 'live' }),
      (error: unknown) => {
        const reason = error instanceof RefusedRelease ? error.reason : messageOf(error);
        this.#options.log(`${remote} ${candidate.version}, proposed by ${proposal.actor.who}, is refused: ${reason}`);
        this.#set(id, { state: 'refused', reason });
      },
    );
    return id;
  }

  /** What has become of a proposal; undefined for an unknown one. */
  stateOf(id: string): ProposalState | undefined {
    return this.#states.get(id);
  }

  async #publish(proposal: Proposal): Promise<void> {
    const { config } = this.#options;
    const { remote, actor } = proposal;
    const { version, integrity, origin } = proposal.candidate;
    const record = (outcome: ReleaseEvent['outcome'], more: Pick<ReleaseEvent, 'reason' | 'from' | 'bytes'> = {}) =>
      logRelease(config, { ...actor, remote, version, outcome, ...more });
    let release: CollectedRelease;
    try {
      release = await fetchStored({ remote, version, integrity, origin }, await readBundleKey(config));
    } catch (error) {
      const reason = messageOf(error);
      await changeRegistry(config.registryFile, async () => {
        await addRejection(config, remote, { version, reason, at: new Date().toISOString() });
        return { result: undefined };
      });
      await record('refused', { reason });
      throw error;
    }
    const bytes = [...release.files.values()].reduce((sum, { length }) => sum + length, 0);
    const from = await this.#change(proposal, release, (outcome, reason) =>
      record(outcome, { bytes, ...(reason === undefined ? {} : { reason }) }),
    );
    await record('live', { bytes, ...(from === undefined ? {} : { from }) });
  }

  /** Makes a release live after its trial. @returns the release that was live before */
  #change(proposal: Proposal, release: CollectedRelease, record: Candidate['record']): Promise<string | undefined> {
    const { config, deadlineMs } = this.#options;
    const { remote, candidate, entry } = proposal;
    const { version } = candidate;
    // A copy beside this registry: going back, and the comparison with the next release, need it when the host of the team is down.
    const folder = releasesFolder(config, remote);
    const remove = async (versions: readonly string[]) => {
      await removeReleases(folder, versions);
      await removeMaps(config, remote, versions);
    };
    const proposed: Candidate = {
      ...candidate,
      remote,
      store: async () => void (await storeRelease(folder, release)),
      discard: async (now: Registry) => {
        if (!now.remotes[remote]?.releases[version]) await remove([version]);
      },
      tryAlone: () => Promise.reject(new Error('no shell that follows the registry is running')),
      record,
    };
    const signed = { candidate, seal: () => entry };
    const limits = deadlineMs === undefined ? {} : { deadlineMs };
    return changeAfterTrial(proposed, { config, signed, ...limits }, async (now, figures) => {
      const before = now.remotes[remote];
      assertFollows(proposal, before);
      await addFigures(config, { id: remote, version, figures }, now);
      const expired = Object.keys(before?.releases ?? {}).filter((one) => !entry.releases[one]);
      return {
        registry: { ...now, remotes: { ...now.remotes, [remote]: entry } },
        result: before?.current,
        after: () => remove(expired),
      };
    });
  }

  #set(id: string, state: ProposalState): void {
    this.#states.delete(id);
    this.#states.set(id, state);
    for (const known of this.#states.keys()) if (this.#states.size > MAX_KNOWN) this.#states.delete(known);
  }

  #registry(): Promise<Registry> {
    return readRegistryOrEmpty(this.#options.config.registryFile);
  }

  #readOptions() {
    const { config, trusted, clock = Date.now } = this.#options;
    return { site: config.siteOrigin, trusted, now: clock() };
  }
}
