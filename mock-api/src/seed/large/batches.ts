/** Rows per statement: large enough to be fast, small enough for the parameter limit of SQLite. */
const BATCH = 500;

/** Calls `insert` with the numbers from 0 to `count - 1`, in batches. */
export const inBatches = async (count: number, insert: (indexes: number[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => from + offset));
  }
};
