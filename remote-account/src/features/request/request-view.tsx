import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { FailedRequest, LoadingRequest, StaleRequest } from './request-feedback.tsx';

interface Props<Detail> {
  query: UseQueryResult<Detail>;
  notFound: { title: string; text: string; list: string };
  children: (request: Detail) => ReactNode;
}

/** Every state of a request that is being read: skeleton, missing, failed, outdated, shown. */
export const RequestStates = <Detail,>({ query, notFound, children }: Props<Detail>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(query);
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (data)
    return (
      <>
        {error && <StaleRequest error={error} {...retry} />}
        {children(data)}
      </>
    );
  if (error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={1}
        title={notFound.title}
        text={notFound.text}
        action={<ButtonLink to={paths.requests()}>{notFound.list}</ButtonLink>}
      />
    );
  return error ? <FailedRequest error={error} {...retry} /> : <LoadingRequest />;
};
