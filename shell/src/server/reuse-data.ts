import type { QueryClient } from '@tanstack/react-query';
import { dependOnContent } from './content-version.ts';

/** How long parsed data is reused, in milliseconds: as long as a response of the API. */
const REUSE_MS = 1000;
/** Beyond this number of queries the oldest is evicted. */
const MAX_QUERIES = 500;

const dataByHash = new Map<string, { data: unknown; expiresAt: number }>();
dependOnContent(() => dataByHash.clear());

const remember = (hash: string, data: unknown): void => {
  dataByHash.delete(hash);
  dataByHash.set(hash, { data, expiresAt: Date.now() + REUSE_MS });
  const oldest = dataByHash.keys().next().value;
  if (dataByHash.size > MAX_QUERIES && oldest !== undefined) dataByHash.delete(oldest);
};

/**
 * Fills new queries of a page with data that an earlier page of this process has parsed, and remembers what this page fetches.
 * All of it is public, because the server has no visitor's token.
 * @returns stops both
 */
export const reuseData = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'added') {
      const known = dataByHash.get(queryHash);
      if (known && known.expiresAt > Date.now()) event.query.setData(known.data, { manual: true });
    }
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      remember(queryHash, event.action.data);
  });
