import type { State } from '../../e2e/harness/api-states.ts';

/** How long a page must not have changed to be what the state is: a refused call is tried once more before the page says so. */
export const stillMs: Record<Exclude<State, 'no-javascript'>, number> = { loaded: 500, loading: 500, empty: 500, failing: 2000 };
