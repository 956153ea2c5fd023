/** What a visitor may agree to beyond what the site needs. */
export const purposes = ['statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type Choice = Record<Purpose, boolean>;
