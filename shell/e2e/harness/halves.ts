/** Details of a test that belongs to the slow half (`npm run test:full`), though its file does not. */
export const onlyInFull = { tag: '@full' } as const;

/** Phones are looked at with every commit, desks in the full run. */
export const bothWidths = [
  { width: 390, half: {} },
  { width: 1440, half: onlyInFull },
] as const;
