import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { FailedRows, StaleRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { clientArea, requestQuery } from 'shared-lib/request';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { requestCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { ClientRequestPage } from './client-request-page.tsx';

/** The page of a request for its client. */
export const RequestView = ({ reference }: { reference: string }) => {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(clientArea, reference));
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (!data && error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={2}
        title={labels.notFound}
        text={labels.notFoundText}
        action={<ButtonLink to={paths.requests()}>{requestsCopy.title}</ButtonLink>}
      />
    );
  if (!data && error) return <FailedRows error={error} {...retry} />;
  if (!data)
    return (
      <LoadingArea>
        <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
        <Skeleton $inline="100%" $block="20rem" />
      </LoadingArea>
    );
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      <ClientRequestPage request={data} />
    </>
  );
};
