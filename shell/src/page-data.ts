import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The data with which the server rendered a page, for the browser's query cache. It names no moments, so that the same content gives the same
 * bytes: the page may have been rendered earlier, for another visitor.
 */
export type PageData = readonly { key: QueryKey; data: unknown; isFallback?: true | undefined }[];

/** The data of all queries that succeeded. */
export const readPageData = (queryClient: QueryClient): PageData =>
  dehydrate(queryClient).queries.map(({ queryKey, state }) => ({
    key: queryKey,
    data: state.data,
    ...(state.dataUpdatedAt === 0 ? { isFallback: true } : {}),
  }));

/** Fills the query cache of the browser. Fallbacks count as outdated, so that they are fetched at once; the rest is as new as the document. */
export const applyPageData = (queryClient: QueryClient, data: PageData): void => {
  for (const { key, data: value, isFallback } of data)
    queryClient.setQueryData(key, value, { updatedAt: isFallback ? 0 : performance.timeOrigin });
};
