/** `all`, or the role of a user → chunks that a page waits for. */
export type PageScripts = Record<string, string[]>;

/** `all`, or the role of a user → dynamic imports that a page waits for, as the source writes them: `./pages/about-page.tsx`. */
export type PageImports = Readonly<Record<string, readonly string[]>>;

const hasImports = (lazy: unknown): lazy is { imports: PageImports } =>
  typeof lazy === 'function' && 'imports' in lazy && typeof lazy.imports === 'object';

/** The imports that `lazyPage` stored in a route's `lazy`; empty when it names none. */
export const importsOf = (lazy: unknown): PageImports => (hasImports(lazy) ? lazy.imports : {});

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
