/** Separate from the search schemas, so that pages that need only these constants do not load zod. */
export const searchKinds = ['service', 'sector', 'article', 'study'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SEARCH_MIN_LENGTH = 2;
