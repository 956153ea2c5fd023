/** Rows written by one statement: few statements, and far from the most parameters that SQLite takes. */
const BATCH = 500;

/** Works through the numbers from 0 up to a count, some hundreds at a time. */
export const inBatches = async (count: number, work: (indexes: number[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += BATCH) {
    await work(Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => from + offset));
  }
};
