/** Apart from the contracts of a search: pages that read only these need no zod. */
export const searchKinds = ['service', 'sector', 'article', 'study'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SEARCH_MIN_LENGTH = 2;
