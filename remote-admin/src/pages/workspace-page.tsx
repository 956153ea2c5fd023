import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { FailedRows, StaleRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { adminArea, requestQuery } from 'shared-lib/request';
import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { workspace as labels } from '../copy/workspace.ts';
import { clientViewQuery } from '../features/workspace/client-view-query.ts';
import { ClientView } from '../features/workspace/client-view.tsx';
import { Workspace } from '../features/workspace/workspace.tsx';
import { WorkspaceSkeleton } from '../layout/page-skeletons.tsx';
import { requestPath, kindOfReference } from '../request/request-link.ts';

interface LoadedProps<Detail> {
  query: UseQueryResult<Detail>;
  children: (request: Detail) => ReactNode;
}

/** The request, or its skeleton, its error with a retry, or that there is none. */
const LoadedRequest = <Detail,>({ query, children }: LoadedProps<Detail>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(query);
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (!data && error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={1}
        title={labels.notFound}
        text={labels.notFoundText}
        action={<ButtonLink to={paths.admin.inbox()}>{labels.toInbox}</ButtonLink>}
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

const LoadedWorkspace = ({ reference }: { reference: string }) => (
  <LoadedRequest query={useQuery(requestQuery(adminArea, reference))}>
    {(request) => <Workspace request={request} />}
  </LoadedRequest>
);

const LoadedClientView = ({ reference }: { reference: string }) => (
  <LoadedRequest query={useQuery(clientViewQuery(reference))}>
    {(request) => <ClientView request={request} />}
  </LoadedRequest>
);

/** The page of a request, at the URL that the emails name. A reference below another list opens below its own. */
export const WorkspacePage = () => {
  const { reference = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const own = requestPath({ kind: kindOfReference(reference), reference });
  if (pathname !== own) return <Navigate to={`${own}${search}${hash}`} replace />;
  return <LoadedWorkspace key={reference} reference={reference} />;
};

/** A request as its client sees it (`/admin/{list}/{reference}/client-view`). */
export const ClientViewPage = () => {
  const { reference = '' } = useParams();
  return <LoadedClientView key={reference} reference={reference} />;
};
