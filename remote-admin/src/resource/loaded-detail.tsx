import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { FailedRows, StaleRows } from 'shared-lib/list';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { WorkspaceSkeleton } from '../layout/page-skeletons.tsx';

interface Props<Detail> {
  query: UseQueryResult<Detail>;
  /** Shown when there is no such record, with the way to the others. */
  missing: { title: string; text: string; to: string; button: string };
  children: (detail: Detail) => ReactNode;
}

/** A record, or its skeleton, its error with a retry, or that there is none. */
export const LoadedDetail = <Detail,>({ query, missing, children }: Props<Detail>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(query);
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (!data && error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={1}
        title={missing.title}
        text={missing.text}
        action={<ButtonLink to={missing.to}>{missing.button}</ButtonLink>}
      />
    );
  if (!data && error) return <FailedRows level={1} error={error} {...retry} />;
  if (!data) return <WorkspaceSkeleton />;
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      {children(data)}
    </>
  );
};
