import type { Registry, RegistryCandidate } from 'shared-lib/federation';
import type { ShellPresence } from 'tooling/release/shell-presence';
import type { PageFigure } from './renderer/messages.ts';

/** A candidate that is older was left by a release command that was killed. */
const ABANDONED_MS = 3_600_000;

interface Options {
  presence: Pick<ShellPresence, 'record' | 'retain'>;
  /**
   * Tries a candidate in processes of its own. Resolves with processor times of its pages; rejects with the reason when it does not work.
   */
  tryCandidate(remote: string, candidate: RegistryCandidate): Promise<PageFigure[]>;
  log(message: string): void;
}

/** Tries the candidates of the registry, one after the other, and gives the release command the verdict of this shell. */
export class CandidateTrials {
  readonly #options: Options;
  #known = new Set<string>();
  #queue: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts the trials of candidates that are new. */
  follow(candidates: Registry['candidates'] = {}): void {
    const all = Object.entries(candidates).filter(([, one]) => Date.parse(one.proposed_at) > Date.now() - ABANDONED_MS);
    const added = all.filter(([, { id }]) => !this.#known.has(id));
    this.#known = new Set(all.map(([, { id }]) => id));
    this.#options.presence.retain(this.#known);
    for (const [remote, candidate] of added) this.#queue = this.#queue.then(() => this.#try(remote, candidate));
  }

  async #try(remote: string, candidate: RegistryCandidate): Promise<void> {
    const { presence, tryCandidate, log } = this.#options;
    if (!this.#known.has(candidate.id)) return;
    const { verdict, figures } = await tryCandidate(remote, candidate).then(
      (measured) => ({ verdict: 'passed', figures: measured }),
      (error: unknown) => ({ verdict: error instanceof Error ? error.message : String(error), figures: [] }),
    );
    if (verdict !== 'passed') log(`${remote} ${candidate.version} is refused: ${verdict}`);
    if (this.#known.has(candidate.id)) await presence.record(candidate.id, verdict, figures);
  }
}
