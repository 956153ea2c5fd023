/**
 * How long a test waits for a condition, in milliseconds: far longer than it takes, because tests assert results and not
 * durations, and the machine may be busy.
 */
export const PATIENCE_MS = 20_000;

/** Option of `vi.waitFor` and `vi.waitUntil`, which give up after one second otherwise. */
export const PATIENT = { timeout: PATIENCE_MS };
