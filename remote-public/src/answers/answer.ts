import { queryOptions, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { failures } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';

/** What came of asking for what a page is about. As a value of the cache, the server draws each case and the browser hydrates the same. */
export type Answer<Value> = { is: 'here'; value: Value } | { is: 'missing' } | { is: 'failed'; message: string };

const isMissing = (error: unknown) =>
  error instanceof HttpError && (error.kind === 'not-found' || error.kind === 'validation');

interface Question<Value> {
  key: QueryKey;
  load: (client: QueryClient, signal: AbortSignal) => Promise<Value>;
}

export const answerOptions = <Value>({ key, load }: Question<Value>) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ client, signal }): Promise<Answer<Value>> => {
      try {
        return { is: 'here', value: await load(client, signal) };
      } catch (error) {
        if (isMissing(error)) return { is: 'missing' };
        throw error;
      }
    },
    meta: { fallback: (): Answer<Value> => ({ is: 'failed', message: failures.network }) },
  });

export type AnswerOptions<Value> = ReturnType<typeof answerOptions<Value>>;

/** The answer as it stands: what is here stays when asking again fails; `undefined` while nothing is known. */
export const useAnswer = <Value>(options: AnswerOptions<Value>) => {
  const { data, error, isFetching, refetch } = useQuery(options);
  const isKnown = data && data.is !== 'failed';
  const answer: Answer<Value> | undefined = !isKnown && error ? { is: 'failed', message: error.message } : data;
  return { answer, isFetching, refetch };
};

/** Status of a page that stands on an answer. */
export const statusOf = (answer: Answer<unknown> | undefined): number =>
  answer?.is === 'here' ? 200 : answer?.is === 'missing' ? 404 : 503;
