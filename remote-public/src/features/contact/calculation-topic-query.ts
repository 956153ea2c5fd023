import { queryOptions } from '@tanstack/react-query';
import { importOrFail } from 'shared-lib/http';

/** The topic of a request from a calculation in the link. Computing it needs zod, which the page has no other use for at its start. */
export const calculationTopicQuery = (code: string) =>
  queryOptions({
    queryKey: ['calculation-topic', code],
    queryFn: async () => (await importOrFail(import('./calculation-topic.ts'))).calculationTopic(code),
    staleTime: Infinity,
    // It requests only a script, which may be in the cache.
    networkMode: 'offlineFirst',
  });
