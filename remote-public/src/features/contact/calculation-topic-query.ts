import { queryOptions } from '@tanstack/react-query';

/** The topic of a request from a calculation in the link. Computing it needs zod, which the page has no other use for at its start. */
export const calculationTopicQuery = (code: string) =>
  queryOptions({
    queryKey: ['calculation-topic', code],
    queryFn: async () => (await import('./calculation-topic.ts')).calculationTopic(code),
    staleTime: Infinity,
    // It requests only a script, which may be in the cache.
    networkMode: 'offlineFirst',
  });
