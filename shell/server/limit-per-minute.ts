const PERIOD_MS = 60_000;

/**
 * Counts what addresses send, in memory.
 * @param max how often an address may do it in a minute
 * @param clock time in milliseconds
 * @returns whether an address may do it once more in this minute
 */
export const limitPerMinute = (max: number, clock: () => number = Date.now) => {
  let counts = new Map<string, number>();
  let since = clock();
  return (address: string): boolean => {
    const now = clock();
    if (now - since >= PERIOD_MS) {
      counts = new Map();
      since = now;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
};
