import type { State } from '../../e2e/harness/api-states.ts';

/** Milliseconds. */
export interface WaitTimes {
  /** Time without changes after which the page has reached its state. */
  stable: number;
  /** Longest wait for images. */
  images: number;
}

/** `failing` waits longer, because pages retry a failed request once. `loading` must end before the request timeout of ten seconds. */
export const waitTimes: Record<Exclude<State, 'no-javascript'>, WaitTimes> = {
  loaded: { stable: 500, images: 5000 },
  loading: { stable: 500, images: 500 },
  empty: { stable: 500, images: 5000 },
  failing: { stable: 2000, images: 1000 },
};
