import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';

type Outcome = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>;

/**
 * The result of a query without data, whose `error` stays while the request is tried again, so that the message and its button stay in
 * place and the button keeps the focus. TanStack Query removes the error as soon as an attempt begins.
 * @param result of `useQuery`
 */
export const useLastingFailure = <Result extends Outcome>(result: Result) => {
  const [last, setLast] = useState<Error | null>(null);
  const { data, error, errorUpdateCount } = result;
  if (error && error !== last) setLast(error);
  const isTriedAgain = data === undefined && errorUpdateCount > 0;
  return { ...result, error: error ?? (isTriedAgain ? last : null) };
};
