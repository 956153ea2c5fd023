/** Categories of Lighthouse in the order of the output, with the lowest accepted score of 100. */
export const targets = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof targets;

export const categories = Object.keys(targets).filter((name): name is Category => name in targets);
