import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { FailedRows, ListPage, StaleRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useParams } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { clientsCopy as labels } from '../copy/clients.ts';
import { ClientPageView } from '../features/clients/client-view.tsx';
import { clientsList } from '../features/clients/clients-list.tsx';
import { clientQuery } from '../request/client-queries.ts';

const ClientsPage = () => <ListPage list={clientsList} />;

const LoadedClient = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(clientQuery(id)));
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={1}
        title={labels.notFound}
        text={labels.notFoundText}
        action={<ButtonLink to={paths.admin.clients()}>{labels.toList}</ButtonLink>}
      />
    );
  if (error && !data) return <FailedRows level={1} error={error} {...retry} />;
  if (!data)
    return (
      <LoadingArea>
        <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
        <Skeleton $inline="100%" $block="24rem" />
      </LoadingArea>
    );
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      <ClientPageView client={data} />
    </>
  );
};

/** Everything of a client (`/admin/clients/{id}`). */
const ClientPage = () => {
  const { id = '' } = useParams();
  return <LoadedClient key={id} id={Number(id)} />;
};

export const pages = { List: ClientsPage, Client: ClientPage };
