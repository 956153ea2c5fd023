import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { clientArea, consultantArea, requestQuery } from 'shared-lib/request';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { requestCopy as labels } from '../../copy/requests.ts';
import { ClientRequestPage } from './client-request-page.tsx';
import { FailedRequest, LoadingRequest, StaleRequest } from './request-feedback.tsx';

/** The workspace of consultants brings date pickers, which clients do not need. */
const StaffRequestPage = lazy(async () => {
  const { StaffRequestPage: component } = await import('./staff-request-page.tsx');
  return { default: component };
});

interface Props<Detail> {
  query: UseQueryResult<Detail>;
  notFound: { title: string; text: string; list: string };
  children: (request: Detail) => ReactNode;
}

/** Every state of a request that is being read: skeleton, missing, failed, outdated, shown. */
const RequestStates = <Detail,>({ query, notFound, children }: Props<Detail>) => {
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

/** The page of a request for its client. */
export const ClientRequest = ({ reference }: { reference: string }) => (
  <RequestStates
    query={useQuery(requestQuery(clientArea, reference))}
    notFound={{ title: labels.notFound, text: labels.notFoundText, list: labels.list }}
  >
    {(request) => <ClientRequestPage request={request} />}
  </RequestStates>
);

/** The page of a request for the consultant it is assigned to. */
export const ConsultantRequest = ({ reference }: { reference: string }) => (
  <RequestStates
    query={useQuery(requestQuery(consultantArea, reference))}
    notFound={{ title: labels.notFoundForStaff, text: labels.notFoundForStaffText, list: labels.queue }}
  >
    {(request) => (
      <Suspense fallback={<LoadingRequest />}>
        <StaffRequestPage request={request} />
      </Suspense>
    )}
  </RequestStates>
);
