import { useQueries } from '@tanstack/react-query';

const CHECKED_MS = 60_000;

/** Paths of this site. Other URLs cannot be checked from a browser. */
const isInternal = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** Whether the site has a page at a path. @throws {TypeError} when the site cannot be reached */
const hasPage = async (path: string, signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(path, { method: 'HEAD', signal });
  return response.ok;
};

/** The internal links without a page. A link that could not be checked counts as working. */
export const useBrokenLinks = (urls: readonly string[]): { broken: string[]; isChecking: boolean } => {
  const internal = [...new Set(urls)].filter(isInternal);
  const results = useQueries({
    queries: internal.map((path) => ({
      queryKey: ['link', path],
      queryFn: ({ signal }: { signal: AbortSignal }) => hasPage(path, signal),
      staleTime: CHECKED_MS,
      retry: false,
    })),
  });
  return {
    broken: internal.filter((_path, index) => results[index]?.data === false),
    isChecking: results.some(({ isLoading }) => isLoading),
  };
};
