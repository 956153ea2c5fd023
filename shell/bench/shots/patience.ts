import type { State } from '../../e2e/harness/api-states.ts';

/** In milliseconds. */
export interface Patience {
  /** How long a page must not have changed to be what the state is. */
  quiet: number;
  /** How long pictures are waited for. */
  pictures: number;
}

/** A refused call is tried once more before the page says so; a call that hangs is given up after ten seconds, and with it the state. */
export const patience: Record<Exclude<State, 'no-javascript'>, Patience> = {
  loaded: { quiet: 500, pictures: 5000 },
  loading: { quiet: 500, pictures: 500 },
  empty: { quiet: 500, pictures: 5000 },
  failing: { quiet: 2000, pictures: 1000 },
};
