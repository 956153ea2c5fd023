/** Seeded random numbers in [0, 1) (mulberry32). A seed gives the same sequence on every machine. */
const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chooses up to `most` entries at random. A seed always chooses the same, so that server and browser agree. */
export const chooseSome = <Entry>(entries: readonly Entry[], most: number, seed: number): Entry[] => {
  const next = seededRandom(seed);
  return entries
    .map((entry) => ({ entry, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ entry }) => entry);
};
