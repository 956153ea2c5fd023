import type { PageFigure } from './shell-presence.ts';

/**
 * What a release goes through before visitors get it. A live one may be withdrawn later. The decision record
 * `.github/decisions/17-a-candidate-has-four-states.md` draws it.
 */
export type CandidateState =
  /** Shells that run try it, or this command does while none runs. */
  | { name: 'proposed' }
  /** Each of them has passed it. */
  | { name: 'tried'; figures: readonly PageFigure[] }
  /** The write that made it live has also made it verified. */
  | { name: 'live' }
  | { name: 'refused'; reason: string };

type Name = CandidateState['name'];

const NEXT: Readonly<Record<Name, readonly Name[]>> = {
  proposed: ['tried', 'refused'],
  // A shell that starts before the write has not tried it yet.
  tried: ['live', 'proposed', 'refused'],
  live: [],
  refused: [],
};

/**
 * The next state of a candidate.
 * @throws when no candidate goes from one to the other
 */
export const advance = (from: CandidateState, to: CandidateState): CandidateState => {
  if (!NEXT[from.name].includes(to.name))
    throw new Error(`A candidate that is ${from.name} does not become ${to.name}.`);
  return to;
};
