import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, RegistryCandidate, RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { withFileLock } from '../file-lock.ts';
import { addRejection, RefusedRelease, removeRejection } from './refused-releases.ts';
import { changeRegistry, type RegistryChange } from './registry-file.ts';
import { liveShells } from './shell-presence.ts';

/** Covers the start of a shell and a trial of many pages on a busy machine. */
const DEADLINE_MS = 120_000;
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
  /** Tries it without a running shell. Rejects with the reason when it does not work. */
  tryAlone(): Promise<void>;
  /** Writes into the log of releases what became of it. */
  record(outcome: 'proposed' | 'refused', reason?: string): Promise<void>;
}

interface TrialOptions {
  config: SiteConfig;
  /** How long running shells have for their verdict, in milliseconds. */
  deadlineMs?: number;
}

/**
 * Changes the registry once a release has passed its trial: by each shell that follows the registry, or by the last build of the shell
 * when none runs. Several releases of one remote take turns.
 * @param change the change that makes the release live
 * @throws {RefusedRelease} with the reason; the registry is then as before
 */
export const changeAfterTrial = <Result>(
  candidate: Candidate,
  { config, deadlineMs = DEADLINE_MS }: TrialOptions,
  change: (now: Registry) => Promise<RegistryChange<Result>>,
): Promise<Result> => {
  const turn = {
    deadlineMs: TURN_DEADLINE_MS,
    busyMessage: `Another release of ${candidate.remote} does not finish; stop it and try again.`,
  };
  // The lock ends with this process, so a candidate that is found under it was left by a process that was killed.
  return withFileLock(`${config.registryFile}.${candidate.remote}.lock`, turn, async () => {
    const trial = new CandidateTrial(candidate, config, deadlineMs);
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

class CandidateTrial {
  readonly #id = randomUUID();
  readonly #candidate: Candidate;
  readonly #config: SiteConfig;
  readonly #deadlineMs: number;
  #deadline = Infinity;
  #wasTriedAlone = false;

  constructor(candidate: Candidate, config: SiteConfig, deadlineMs: number) {
    this.#candidate = candidate;
    this.#config = config;
    this.#deadlineMs = deadlineMs;
  }

  /** Resolves when each running shell has passed the candidate, also one that started meanwhile. */
  async pass(): Promise<void> {
    for (;;) {
      const { running, pending } = await this.#shells();
      if (running === 0 && !this.#wasTriedAlone) await this.#tryAlone();
      else if (pending === 0) return;
      else if (this.#deadline === Infinity) await this.#propose();
      else if (performance.now() > this.#deadline)
        throw this.#refused(
          `${pending} of ${running} running shells gave no verdict within ${Math.round(this.#deadlineMs / 1000)} s`,
        );
      else await wait(POLL_MS);
    }
  }

  /** @returns undefined when a shell has started that has not tried the candidate */
  commit<Result>(change: (now: Registry) => Promise<RegistryChange<Result>>): Promise<{ result: Result } | undefined> {
    const { remote, version } = this.#candidate;
    return changeRegistry<{ result: Result } | undefined>(this.#config.registryFile, async (now) => {
      const { running, pending } = await this.#shells();
      if (pending > 0 || (running === 0 && !this.#wasTriedAlone)) return { result: undefined };
      const { result, ...changed } = await change(withoutCandidate(now, remote));
      await removeRejection(this.#config, remote, version);
      return { ...changed, result: { result } };
    });
  }

  /** Restores the registry, and remembers the reason of a rejection. */
  withdraw(error: unknown): Promise<void> {
    const { remote, version } = this.#candidate;
    return changeRegistry(this.#config.registryFile, async (now) => {
      if (error instanceof RefusedRelease)
        await addRejection(this.#config, remote, { version, reason: error.reason, at: new Date().toISOString() });
      if (now.candidates?.[remote]?.id !== this.#id) return { result: undefined };
      const registry = withoutCandidate(now, remote);
      return { registry, result: undefined, after: () => this.#candidate.discard(registry) };
    });
  }

  #refused(reason: string): RefusedRelease {
    const { remote, version } = this.#candidate;
    return new RefusedRelease(`${remote} ${version}`, reason);
  }

  async #tryAlone(): Promise<void> {
    await this.#candidate.tryAlone();
    this.#wasTriedAlone = true;
  }

  #propose(): Promise<void> {
    const { remote, version, integrity, origin, store } = this.#candidate;
    this.#deadline = performance.now() + this.#deadlineMs;
    const proposed: RegistryCandidate = {
      id: this.#id,
      version,
      integrity,
      origin,
      proposed_at: new Date().toISOString(),
    };
    return changeRegistry(this.#config.registryFile, async (now) => {
      await store();
      return { registry: { ...now, candidates: { ...now.candidates, [remote]: proposed } }, result: undefined };
    });
  }

  /**
   * Counts the running shells and those without a verdict.
   * @throws {RefusedRelease} when one of them refuses the candidate
   */
  async #shells(): Promise<{ running: number; pending: number }> {
    const verdicts = (await liveShells(this.#config)).map((shell) => shell.verdicts[this.#id]);
    const reason = verdicts.find((verdict) => verdict !== undefined && verdict !== 'passed');
    if (reason !== undefined) throw this.#refused(reason);
    return { running: verdicts.length, pending: verdicts.filter((verdict) => verdict === undefined).length };
  }
}

const withoutCandidate = ({ candidates = {}, ...rest }: Registry, remote: RemoteId): Registry => {
  const others = Object.entries(candidates).filter(([name]) => name !== remote);
  return { ...rest, ...(others.length > 0 ? { candidates: Object.fromEntries(others) } : {}) };
};
