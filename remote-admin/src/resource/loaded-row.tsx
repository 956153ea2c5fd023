import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError, type Contract } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { paths, type AdminResource } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { resourceCopy } from '../copy/resource.ts';
import { FormSkeleton } from '../layout/page-skeletons.tsx';
import { earlierRowOf, useEarlierValues, type EarlierRow } from './earlier-values.ts';
import { rowQuery } from './resource-requests.ts';

interface Props<Row> {
  resource: AdminResource;
  contract: Contract<Row>;
  id: number;
  /** @param earlier the row with earlier values, when a link from the audit log asks for them */
  children: (row: Row, earlier: EarlierRow<Row> | undefined) => ReactNode;
}

/** The current state of a row for its editor, or its skeleton, its error with a retry, or that there is none. */
export const LoadedRow = <Row extends object>({ resource, contract, id, children }: Props<Row>) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useLastingFailure(
    useQuery(rowQuery(resource, contract, id)),
  );
  const { earlier, ...entry } = useEarlierValues(resource, id);
  if (error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={1}
        title={resourceCopy.notFound}
        text={resourceCopy.notFoundText}
        action={<ButtonLink to={paths.admin.list(resource)}>{resourceCopy.backToList}</ButtonLink>}
      />
    );
  if (error && !data)
    return <FailedRows level={1} error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (entry.error)
    return (
      <FailedRows level={1} error={entry.error} isTrying={entry.isFetching} onRetry={() => void entry.refetch()} />
    );
  if (!data || !isFetchedAfterMount || entry.isLoading) return <FormSkeleton />;
  return children(data, earlierRowOf(contract, data, earlier));
};
