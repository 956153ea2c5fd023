/** Purposes that need the visitor's consent. */
export const purposes = ['statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type ConsentChoice = Record<Purpose, boolean>;
