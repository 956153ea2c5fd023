/** Rows per statement: large enough to be fast, small enough for the parameter limit of SQLite. */
const BATCH = 500;

/** Calls `insert` with the numbers from 0 to `count - 1`, in batches. */
export const inBatches = async (count: number, insert: (indexes: number[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => from + offset));
  }
};

/** Deterministic pseudo-random numbers. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer; both bounds are inclusive. */
  between(from: number, to: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Uses the mulberry32 generator. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(values) {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new RangeError('Cannot pick from an empty list.');
      return value;
    },
  };
};
