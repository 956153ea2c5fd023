import { queryOptions, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { failures } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';

/**
 * The data that a page is about, or why it is absent. All three cases are values in the query cache, so the server renders each
 * of them and the browser hydrates the same markup.
 */
export type PageResource<Value> =
  | { status: 'found'; value: Value }
  | { status: 'missing' }
  | { status: 'failed'; message: string };

const isMissing = (error: unknown) =>
  error instanceof HttpError && (error.kind === 'not-found' || error.kind === 'validation');

interface PageResourceOptions<Value> {
  key: QueryKey;
  load: (client: QueryClient, signal: AbortSignal) => Promise<Value>;
}

export const pageResourceQuery = <Value>({ key, load }: PageResourceOptions<Value>) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ client, signal }): Promise<PageResource<Value>> => {
      try {
        return { status: 'found', value: await load(client, signal) };
      } catch (error) {
        if (isMissing(error)) return { status: 'missing' };
        throw error;
      }
    },
    meta: { fallback: (): PageResource<Value> => ({ status: 'failed', message: failures.network }) },
  });

export type PageResourceQuery<Value> = ReturnType<typeof pageResourceQuery<Value>>;

/** The current resource: `undefined` while it loads. A failed refetch keeps the value that is already there. */
export const usePageResource = <Value>(options: PageResourceQuery<Value>) => {
  const { data, error, isFetching, refetch } = useQuery(options);
  const isLoaded = data && data.status !== 'failed';
  const resource: PageResource<Value> | undefined =
    !isLoaded && error ? { status: 'failed', message: error.message } : data;
  return { resource, isFetching, refetch };
};

/** HTTP status of a page that shows this resource. */
export const httpStatusOf = (resource: PageResource<unknown> | undefined): number =>
  resource?.status === 'found' ? 200 : resource?.status === 'missing' ? 404 : 503;
