const MAX_STUDIES = 3;

/** Slugs of the studies that a comparison shows: at most three different ones. */
export const readComparedSlugs = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('study').filter((slug) => slug !== ''))].slice(0, MAX_STUDIES);
