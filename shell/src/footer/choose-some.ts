/** A small generator of numbers in [0, 1) (mulberry32): the same seed gives the same row on every machine. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chooses some of the entries at random, but always the same ones for the same seed: server and browser must agree. */
export const chooseSome = <Entry>(entries: readonly Entry[], most: number, seed: number): Entry[] => {
  const next = numbersFrom(seed);
  return entries
    .map((entry) => ({ entry, lot: next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, most)
    .map(({ entry }) => entry);
};
