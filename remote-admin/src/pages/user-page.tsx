import { useQuery } from '@tanstack/react-query';
import { user } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useParams } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { resourceCopy } from '../copy/resource.ts';
import { UserEditor } from '../features/users/user-editor.tsx';
import { rowQuery } from '../resource/resource-requests.ts';

const EditUser = ({ id }: { id: number }) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(rowQuery('users', user, id));
  if (error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={2}
        title={resourceCopy.notFound}
        text={resourceCopy.notFoundText}
        action={<ButtonLink to={paths.admin.list('users')}>{resourceCopy.backToList}</ButtonLink>}
      />
    );
  if (error && !data) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount)
    return (
      <LoadingArea>
        <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
        <Skeleton $inline="100%" $block="24rem" />
      </LoadingArea>
    );
  return <UserEditor row={data} />;
};

/** The form of an account: new (`/admin/users/new`, `/admin/users/create`) or existing (`/admin/users/edit/{id}`). */
export const UserPage = () => {
  const { id } = useParams();
  return id === undefined ? <UserEditor row={undefined} /> : <EditUser key={id} id={Number(id)} />;
};
