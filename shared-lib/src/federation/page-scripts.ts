/** `all`, or the role of a user → chunks that a page waits for. */
export type PageScripts = Record<string, string[]>;

/** `all`, the role of a user, or `pending` for one who waits for approval → functions that import code which a page waits for. */
export type PageLoads = Readonly<Record<string, readonly (() => Promise<unknown>)[]>>;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Whether a route pattern matches a path of the site, without query and fragment.
 * @param pattern such as `/services/:idOrSlug`, with a leading slash
 */
export const matchesPattern = (pattern: string, path: string): boolean => {
  const expected = segmentsOf(pattern);
  const segments = segmentsOf(path);
  return (
    segments.length <= expected.length &&
    expected.every((segment, index) =>
      segment.startsWith(':') ? segment.endsWith('?') || segments[index] !== undefined : segment === segments[index],
    )
  );
};

/** Scripts of the page at a path: those of everybody and of one role. */
export const scriptsAt = (pages: Readonly<Record<string, PageScripts>>, path: string, role?: string): string[] => {
  const page = Object.entries(pages).find(([pattern]) => matchesPattern(pattern, path))?.[1];
  return [...(page?.all ?? []), ...(role ? (page?.[role] ?? []) : [])];
};
