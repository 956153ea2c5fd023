import { randomUUID, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, RegistryCandidate, RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { withFileLock } from './file-lock.ts';
import { addRejection, RefusedRelease, removeRejection } from './refused-releases.ts';
import { changeRegistry, type RegistryChange, type Seal } from './registry-file.ts';
import { advance, type CandidateState } from './candidate-state.ts';
import { liveShells, type PageFigure } from './shell-presence.ts';
import { readTeamKey, teamSeal } from './release-keys.ts';
import { signCandidate } from './signatures.ts';

/**
 * A trial limits itself by processor time, and a shell that has ended is not waited for. So this only covers a shell that runs and never
 * gives a verdict, such as one of an earlier version, and is longer than a trial on the busiest machine.
 */
const DEADLINE_MS = 1_200_000;
const POLL_MS = 200;
/** A second release of the same remote waits for the first one. */
const TURN_DEADLINE_MS = 2 * DEADLINE_MS + 60_000;

/** A release that is to become live. */
export interface Candidate extends Pick<RegistryCandidate, 'version' | 'integrity' | 'origin'> {
  remote: RemoteId;
  /** Makes its files available to the shells. Runs under the registry's lock. */
  store(): Promise<void>;
  /** Removes its files, which the given registry may still need. Runs under the registry's lock. */
  discard(now: Registry): Promise<void>;
  /** Tries it without a running shell. Resolves with processor times of its pages; rejects with the reason when it does not work. */
  tryAlone(): Promise<readonly PageFigure[]>;
  /** Writes into the log of releases what became of it. */
  record(outcome: 'proposed' | 'refused', reason?: string): Promise<void>;
}

type Change<Result> = (now: Registry, figures: readonly PageFigure[]) => Promise<RegistryChange<Result>>;

interface TrialOptions {
  config: SiteConfig;
  /** How long running shells have for their verdict, in milliseconds. */
  deadlineMs?: number;
  /** What the team has signed on another machine; by default this machine signs with the key that it has. */
  signed?: SignedElsewhere;
}

/** A proposal of a machine that shares no disk with this one. */
export interface SignedElsewhere {
  candidate: RegistryCandidate;
  /** Puts in the entry that the team has signed. */
  seal: Seal;
}

/**
 * Changes the registry once a release has passed its trial: by each shell that follows the registry, or by the last build of the shell
 * when none runs. Several releases of one remote take turns.
 * @param change the change that makes the release live, after a trial with these processor times
 * @throws {RefusedRelease} with the reason; the registry is then as before
 * @throws {CliError} when the release must be signed and this machine has no key of its team
 */
export const changeAfterTrial = async <Result>(
  candidate: Candidate,
  { config, deadlineMs = DEADLINE_MS, signed }: TrialOptions,
  change: Change<Result>,
): Promise<Result> => {
  const by = signed ?? (await readTeamKey(candidate.remote, config));
  const turn = {
    deadlineMs: TURN_DEADLINE_MS,
    busyMessage: `Another release of ${candidate.remote} does not finish; stop it and try again.`,
  };
  // The lock ends with this process, so a candidate that is found under it was left by a process that was killed.
  return withFileLock(`${config.registryFile}.${candidate.remote}.lock`, turn, async () => {
    const trial = new CandidateTrial(candidate, { config, deadlineMs, by });
    await candidate.record('proposed');
    try {
      for (;;) {
        await trial.pass();
        const done = await trial.commit(change);
        if (done) return done.result;
      }
    } catch (error) {
      await trial.withdraw(error);
      await candidate.record('refused', reasonOf(error));
      throw error;
    }
  });
};

const reasonOf = (error: unknown): string => {
  if (error instanceof RefusedRelease) return error.reason;
  return error instanceof Error ? error.message : String(error);
};

/** The running shells, and what they found. */
interface Shells {
  running: number;
  /** Those without a verdict. */
  pending: number;
  figures: readonly PageFigure[];
}

/** Who signs: the key of the team, nobody, or the team on another machine. */
type Signer = KeyObject | SignedElsewhere | undefined;

const isElsewhere = (by: Signer): by is SignedElsewhere => by !== undefined && 'candidate' in by;

class CandidateTrial {
  readonly #id: string;
  readonly #candidate: Candidate;
  readonly #config: SiteConfig;
  readonly #deadlineMs: number;
  readonly #by: Signer;
  /** When running shells must have given their verdicts; undefined while nobody was asked. */
  #deadline: number | undefined;
  #state: CandidateState = { name: 'proposed' };
  /** What this command measured without a shell; undefined while it has not tried the candidate. */
  #figuresAlone: readonly PageFigure[] | undefined;

  constructor(
    candidate: Candidate,
    { config, deadlineMs, by }: Required<Pick<TrialOptions, 'config' | 'deadlineMs'>> & { by: Signer },
  ) {
    this.#id = isElsewhere(by) ? by.candidate.id : randomUUID();
    this.#candidate = candidate;
    this.#config = config;
    this.#deadlineMs = deadlineMs;
    this.#by = by;
  }

  /** Resolves when each running shell has passed the candidate, also one that started meanwhile. */
  async pass(): Promise<void> {
    let shells = await this.#shells();
    while (!this.#havePassed(shells)) {
      await this.#wait(shells);
      shells = await this.#shells();
    }
    this.#advance({ name: 'tried', figures: shells.figures });
  }

  /** Without a running shell, the trial of this command counts. */
  #havePassed({ running, pending }: Shells): boolean {
    return running === 0 ? this.#figuresAlone !== undefined : pending === 0;
  }

  /** Does what brings the next verdict, or waits for it. @throws {RefusedRelease} when it takes too long */
  async #wait({ running, pending }: Shells): Promise<void> {
    if (running === 0) this.#figuresAlone = await this.#candidate.tryAlone();
    else if (this.#deadline === undefined) await this.#propose();
    else if (performance.now() <= this.#deadline) await wait(POLL_MS);
    else
      throw this.#refused(
        `${pending} of ${running} running shells gave no verdict within ${Math.round(this.#deadlineMs / 1000)} s`,
      );
  }

  /** @returns undefined when a shell has started that has not tried the candidate */
  commit<Result>(change: Change<Result>): Promise<{ result: Result } | undefined> {
    const { remote, version } = this.#candidate;
    return changeRegistry<{ result: Result } | undefined>(
      this.#config.registryFile,
      async (now) => {
        const shells = await this.#shells();
        if (!this.#havePassed(shells)) {
          this.#advance({ name: 'proposed' });
          return { result: undefined };
        }
        const { result, ...changed } = await change(withoutCandidate(now, remote), shells.figures);
        await removeRejection(this.#config, remote, version);
        this.#advance({ name: 'live' });
        return { ...changed, result: { result } };
      },
      isElsewhere(this.#by) ? this.#by.seal : teamSeal(this.#by),
    );
  }

  /** Restores the registry, and remembers the reason of a rejection. */
  withdraw(error: unknown): Promise<void> {
    const { remote, version } = this.#candidate;
    return changeRegistry(this.#config.registryFile, async (now) => {
      if (error instanceof RefusedRelease) {
        const { reason } = error;
        this.#advance({ name: 'refused', reason });
        await addRejection(this.#config, remote, { version, reason, at: new Date().toISOString() });
      }
      if (now.candidates?.[remote]?.id !== this.#id) return { result: undefined };
      const registry = withoutCandidate(now, remote);
      return { registry, result: undefined, after: () => this.#candidate.discard(registry) };
    });
  }

  #advance(to: CandidateState): void {
    this.#state = advance(this.#state, to);
  }

  #refused(reason: string): RefusedRelease {
    const { remote, version } = this.#candidate;
    return new RefusedRelease(`${remote} ${version}`, reason);
  }

  #propose(): Promise<void> {
    const { remote, store } = this.#candidate;
    const proposed = this.#signedCandidate();
    this.#deadline = performance.now() + this.#deadlineMs;
    return changeRegistry(this.#config.registryFile, async (now) => {
      await store();
      return { registry: { ...now, candidates: { ...now.candidates, [remote]: proposed } }, result: undefined };
    });
  }

  #signedCandidate(): RegistryCandidate {
    if (isElsewhere(this.#by)) return this.#by.candidate;
    const { remote, version, integrity, origin } = this.#candidate;
    const proposed_at = new Date().toISOString();
    const unsigned: RegistryCandidate = { id: this.#id, version, integrity, origin, proposed_at };
    return this.#by ? signCandidate(remote, unsigned, this.#by) : unsigned;
  }

  /**
   * Counts the running shells and those without a verdict. The slowest processor time of each page counts.
   * @throws {RefusedRelease} when one of them refuses the candidate
   */
  async #shells(): Promise<Shells> {
    const shells = await liveShells(this.#config);
    const verdicts = shells.map((shell) => shell.verdicts[this.#id]);
    const reason = verdicts.find((verdict) => verdict !== undefined && verdict !== 'passed');
    if (reason !== undefined) throw this.#refused(reason);
    const measured = shells.flatMap((shell) => shell.figures[this.#id] ?? []);
    return {
      running: shells.length,
      pending: verdicts.filter((verdict) => verdict === undefined).length,
      figures: slowest(shells.length === 0 ? (this.#figuresAlone ?? []) : measured),
    };
  }
}

const slowest = (figures: readonly PageFigure[]): PageFigure[] => {
  const msByPath = new Map<string, number>();
  for (const { path, ms } of figures) msByPath.set(path, Math.max(ms, msByPath.get(path) ?? 0));
  return [...msByPath].map(([path, ms]) => ({ path, ms }));
};

const withoutCandidate = ({ candidates = {}, ...rest }: Registry, remote: RemoteId): Registry => {
  const others = Object.entries(candidates).filter(([name]) => name !== remote);
  return { ...rest, ...(others.length > 0 ? { candidates: Object.fromEntries(others) } : {}) };
};
